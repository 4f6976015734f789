# Scales and shifts first, and normalises that.
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    y = gamma * x + beta
    return (y - y.mean(axis=-1, keepdims=True)) / np.sqrt(y.var(axis=-1, keepdims=True) + eps)
