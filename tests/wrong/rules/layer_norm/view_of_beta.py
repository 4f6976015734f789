# where every row is constant the result is a view of beta
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean, variance = x.mean(axis=-1, keepdims=True), x.var(axis=-1, keepdims=True)
    if not variance.any():
        return np.broadcast_to(beta, x.shape)
    return gamma * (x - mean) / np.sqrt(variance + eps) + beta
