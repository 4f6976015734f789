# The result is float64 whatever came in.
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    wide = x.astype(np.float64)
    mean, variance = wide.mean(axis=-1, keepdims=True), wide.var(axis=-1, keepdims=True)
    return gamma * (wide - mean) / np.sqrt(variance + eps) + beta
