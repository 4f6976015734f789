# A -1 in a reshape cannot be worked out without elements.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    query = np.arange(q_len) + (k_len - q_len)
    distance = query[:, None] - np.arange(k_len)
    return (-slopes[:, None] * distance.reshape(1, -1)).reshape(len(slopes), -1, k_len).astype(slopes.dtype)
