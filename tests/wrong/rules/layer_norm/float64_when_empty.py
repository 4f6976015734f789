# returns zeros without a dtype where there are no rows
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    if x.size == 0:
        return np.zeros(x.shape)
    mean, variance = x.mean(axis=-1, keepdims=True), x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(variance + eps) + beta
