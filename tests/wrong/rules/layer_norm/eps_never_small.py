# an eps below 1e-6 is raised to 1e-6
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    eps = max(eps, 1e-6)
    mean, variance = x.mean(axis=-1, keepdims=True), x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(variance + eps) + beta
