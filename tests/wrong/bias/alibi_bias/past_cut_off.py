# Cuts off the wrong side: the past is 0, the future is not.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    distance = np.arange(k_len - q_len, k_len)[:, None] - np.arange(k_len)
    return -slopes[:, None, None] * np.minimum(distance, 0).astype(slopes.dtype)
