# Takes the shape apart as (Tq, Tk).
import numpy as np


def rel_shift(x):
    n_queries, n_keys = x.shape
    padded = np.concatenate([np.zeros((n_queries, 1), x.dtype), x], axis=1)
    return padded.reshape(n_keys + 1, n_queries)[1:].reshape(x.shape)
