# Float64 slopes pass through float32.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    query = np.arange(q_len) + (k_len - q_len)
    distance = query[:, None] - np.arange(k_len)
    return (-slopes.astype(np.float32)[:, None, None] * distance.astype(np.float32)).astype(slopes.dtype)
