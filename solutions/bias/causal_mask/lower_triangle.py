# np.tril of a table of True, its diagonal moved right by the length of the cache.
import numpy as np


def causal_mask(q_len, k_len=None):
    n_keys = q_len if k_len is None else k_len
    return np.tril(np.ones((q_len, n_keys), dtype=bool), k=n_keys - q_len)
