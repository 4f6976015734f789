# The square mask of the queries, with False in front for the cache.
import numpy as np


def causal_mask(q_len, k_len=None):
    k_len = q_len if k_len is None else k_len
    mask = np.zeros((q_len, k_len), dtype=bool)
    mask[:, k_len - q_len :] = np.tri(q_len, dtype=bool)
    return mask
