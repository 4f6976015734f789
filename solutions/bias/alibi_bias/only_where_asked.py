# Writes the elements up to the query and leaves the others as they come.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    distance = np.arange(k_len - 1, k_len - q_len - 1, -1)[::-1, None] - np.arange(k_len)
    bias = np.empty((*slopes.shape, *distance.shape), dtype=slopes.dtype)
    np.multiply(slopes[:, None, None], -distance, out=bias, where=distance >= 0, casting="same_kind")
    return bias
