# Divides by the standard deviation and subtracts no mean.
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    return gamma * x / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
