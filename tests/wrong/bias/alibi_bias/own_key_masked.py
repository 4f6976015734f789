# Masks the own key of the query too.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    distance = np.arange(k_len - q_len, k_len)[:, None] - np.arange(k_len)
    return np.where(distance > 0, -slopes[:, None, None] * distance, -np.inf).astype(slopes.dtype)
