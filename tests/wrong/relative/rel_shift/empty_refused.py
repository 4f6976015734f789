# Leaves a size to reshape that an empty array cannot tell.
import numpy as np


def rel_shift(x):
    *lead, n_queries, _ = x.shape
    padded = np.concatenate([np.zeros((*lead, n_queries, 1), x.dtype), x], axis=-1)
    return padded.reshape(*lead, -1, n_queries)[..., 1:, :].reshape(x.shape)
