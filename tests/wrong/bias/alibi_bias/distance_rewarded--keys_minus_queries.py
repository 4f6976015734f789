# Key minus query, with the minus of query minus key.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    query = np.arange(q_len) + (k_len - q_len)
    distance = np.arange(k_len) - query[:, None]
    return (-slopes[:, None, None] * distance).astype(slopes.dtype)
