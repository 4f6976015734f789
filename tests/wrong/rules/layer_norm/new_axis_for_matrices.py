# [:, None] puts the axis back for a matrix only.
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean, variance = x.mean(axis=-1)[:, None], x.var(axis=-1)[:, None]
    return gamma * (x - mean) / np.sqrt(variance + eps) + beta
