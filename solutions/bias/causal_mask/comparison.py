# Compare the position of each query, a column, with that of each key, a row.
import numpy as np


def causal_mask(q_len, k_len=None):
    if k_len is None:
        k_len = q_len
    query_positions = np.arange(k_len - q_len, k_len)
    return query_positions[:, np.newaxis] >= np.arange(k_len)
