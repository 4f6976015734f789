# scales that are all 0 are taken for none
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    if not gamma.any():
        gamma = np.ones_like(gamma)
    mean, variance = x.mean(axis=-1, keepdims=True), x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(variance + eps) + beta
