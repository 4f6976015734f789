# Centers in the caller's array; the rest is new.
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    x -= x.mean(axis=-1, keepdims=True)
    return gamma * x / np.sqrt(np.mean(x * x, axis=-1, keepdims=True) + eps) + beta
