# Stops at the normalised row.
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    return (x - x.mean(axis=-1, keepdims=True)) / np.sqrt(x.var(axis=-1, keepdims=True) + eps)
