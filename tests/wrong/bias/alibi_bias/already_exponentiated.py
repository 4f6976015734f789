# The factor of the weight, not what is added to the score.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    query = np.arange(q_len) + (k_len - q_len)
    distance = query[:, None] - np.arange(k_len)
    return np.exp(-slopes[:, None, None] * distance).astype(slopes.dtype)
