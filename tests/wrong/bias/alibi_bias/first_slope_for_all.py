# Every head gets the first slope.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    query = np.arange(q_len) + (k_len - q_len)
    distance = query[:, None] - np.arange(k_len)
    return np.repeat((-slopes[0] * distance).astype(slopes.dtype)[None], len(slopes), axis=0)
