# Pads and reshapes the first two axes, where the original code has queries and keys.
import numpy as np


def rel_shift(x):
    n_queries, n_keys, *rest = x.shape
    padded = np.concatenate([np.zeros((n_queries, 1, *rest), x.dtype), x], axis=1)
    return padded.reshape(n_keys + 1, n_queries, *rest)[1:].reshape(x.shape)
