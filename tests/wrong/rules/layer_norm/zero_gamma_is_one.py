# a scale of 0 is taken for one that was not given
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    scale = np.where(gamma == 0, x.dtype.type(1), gamma)
    mean, variance = x.mean(axis=-1, keepdims=True), x.var(axis=-1, keepdims=True)
    return scale * (x - mean) / np.sqrt(variance + eps) + beta
