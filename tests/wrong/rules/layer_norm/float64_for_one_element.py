# starts from zeros without a dtype where a row has one element
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    if x.shape[-1] == 1:
        return np.zeros(x.shape) + beta
    mean, variance = x.mean(axis=-1, keepdims=True), x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(variance + eps) + beta
