# A square bias for the queries, padded with zeros for the keys in the cache.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    new = np.arange(q_len)
    square = -slopes[:, None, None] * np.tril(new[:, None] - new).astype(slopes.dtype)
    return np.pad(square, [(0, 0), (0, 0), (k_len - q_len, 0)])
