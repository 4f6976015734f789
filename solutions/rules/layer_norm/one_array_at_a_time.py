# Memory-minded: one new array, in which every step is done in place.
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    y = x - x.mean(axis=-1, keepdims=True)
    squares = np.einsum("...d,...d->...", y, y)
    y /= np.sqrt(squares / x.shape[-1] + eps)[..., np.newaxis]
    y *= gamma
    y += beta
    return y
