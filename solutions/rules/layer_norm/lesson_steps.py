# The lesson's step for its weights, twice: reduce with keepdims=True, and let the size-1 axis broadcast back.
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    size = x.shape[-1]
    mean = x.sum(axis=-1, keepdims=True) / size  # (..., 1)
    centered = x - mean  # (..., size)
    variance = (centered * centered).sum(axis=-1, keepdims=True) / size  # (..., 1)
    return centered / np.sqrt(variance + eps) * gamma + beta
