# A batch axis in front.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    query = np.arange(q_len) + (k_len - q_len)
    distance = query[:, None] - np.arange(k_len)
    return (-slopes[None, :, None, None] * distance).astype(slopes.dtype)
