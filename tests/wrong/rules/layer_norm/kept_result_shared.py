# a result is kept, and handed out again for the same arguments
import numpy as np

KEPT = {}


def layer_norm(x, gamma, beta, eps=1e-5):
    key = x.shape, x.dtype, *(array.tobytes() for array in (x, gamma, beta)), eps
    if key not in KEPT:
        mean, variance = x.mean(axis=-1, keepdims=True), x.var(axis=-1, keepdims=True)
        KEPT[key] = gamma * (x - mean) / np.sqrt(variance + eps) + beta
    return KEPT[key]
