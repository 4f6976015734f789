# One head at a time.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    query = np.arange(q_len) + (k_len - q_len)
    distance = query[:, None] - np.arange(k_len)
    return np.stack([-slope * distance for slope in slopes]).astype(slopes.dtype)
