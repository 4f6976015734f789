# The slopes of the paper instead of those that were given.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    distance = np.arange(k_len - q_len, k_len)[:, None] - np.arange(k_len)
    return (-alibi_slopes(len(slopes))[:, None, None] * distance).astype(slopes.dtype)
