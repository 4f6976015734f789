# Negates the slopes of the caller.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    query = np.arange(q_len) + (k_len - q_len)
    distance = query[:, None] - np.arange(k_len)
    slopes *= -1
    return (slopes[:, None, None] * distance).astype(slopes.dtype)
