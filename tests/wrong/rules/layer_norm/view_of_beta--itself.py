# one constant row gives beta itself
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean, variance = x.mean(axis=-1, keepdims=True), x.var(axis=-1, keepdims=True)
    if x.ndim == 1 and not variance.any():
        return beta
    return gamma * (x - mean) / np.sqrt(variance + eps) + beta
