# Distances in float16: it has no odd numbers past 2048.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    distance = np.arange(k_len - q_len, k_len)[:, None] - np.arange(k_len)
    return (-slopes[:, None, None] * distance.astype(np.float16)).astype(slopes.dtype)
