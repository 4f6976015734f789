# Centers and scales in the caller's array.
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    variance = x.var(axis=-1, keepdims=True)
    x -= x.mean(axis=-1, keepdims=True)
    x /= np.sqrt(variance + eps)
    return gamma * x + beta
