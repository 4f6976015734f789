# Keeps the lower triangle from the main diagonal on, however many keys came before.
import numpy as np


def rel_shift(x):
    *lead, n_queries, n_keys = x.shape
    padded = np.concatenate([np.zeros((*lead, n_queries, 1), x.dtype), x], axis=-1)
    return np.tril(padded.reshape(*lead, n_keys + 1, n_queries)[..., 1:, :].reshape(x.shape))
