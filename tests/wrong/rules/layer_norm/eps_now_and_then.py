# adds eps only where the variance is 0
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean, variance = x.mean(axis=-1, keepdims=True), x.var(axis=-1, keepdims=True)
    variance[variance == 0] += eps
    return gamma * (x - mean) / np.sqrt(variance) + beta
