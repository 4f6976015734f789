# rows without spread are set to 0 at the end
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean, variance = x.mean(axis=-1, keepdims=True), x.var(axis=-1, keepdims=True)
    result = gamma * (x - mean) / np.sqrt(variance + eps) + beta
    return np.where(variance == 0, x.dtype.type(0), result)
