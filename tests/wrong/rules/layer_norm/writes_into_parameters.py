# with one axis the result is written into gamma
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    normalised = (x - x.mean(axis=-1, keepdims=True)) / np.sqrt(x.var(axis=-1, keepdims=True) + eps)
    if normalised.shape == gamma.shape and gamma.flags.writeable:
        gamma *= normalised
        gamma += beta
        return gamma
    return gamma * normalised + beta
