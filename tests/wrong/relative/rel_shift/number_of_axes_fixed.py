# Takes the shape apart as (B, H, Tq, Tk).
import numpy as np


def rel_shift(x):
    batch, heads, n_queries, n_keys = x.shape
    padded = np.concatenate([np.zeros((batch, heads, n_queries, 1), x.dtype), x], axis=3)
    return padded.reshape(batch, heads, n_keys + 1, n_queries)[:, :, 1:].reshape(x.shape)
