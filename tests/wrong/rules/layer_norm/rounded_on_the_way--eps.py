# rounds eps alone to float32
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean, variance = x.mean(axis=-1, keepdims=True), x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(variance + np.float32(eps)) + beta
