# Divides by the length of the row as a vector: the squares are summed, not averaged.
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    centered = x - x.mean(axis=-1, keepdims=True)
    return gamma * centered / np.sqrt((centered**2).sum(axis=-1, keepdims=True) + eps) + beta
