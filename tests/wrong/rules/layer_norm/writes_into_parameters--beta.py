# with one axis the result is written into beta
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    scaled = gamma * (x - x.mean(axis=-1, keepdims=True)) / np.sqrt(x.var(axis=-1, keepdims=True) + eps)
    if scaled.shape == beta.shape and beta.flags.writeable:
        beta += scaled
        return beta
    return scaled + beta
