# Padded on the right and the last row dropped: row i moves right, by i.
import numpy as np


def rel_shift(x):
    *lead, n_queries, n_keys = x.shape
    padded = np.concatenate([x, np.zeros((*lead, n_queries, 1), x.dtype)], axis=-1)
    return padded.reshape(*lead, n_keys + 1, n_queries)[..., :-1, :].reshape(x.shape)
