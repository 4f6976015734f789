# A slice from -q_len on, which begins at the front where q_len is 0.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    position = np.arange(k_len)
    whole = -slopes[:, None, None] * (position[:, None] - position)
    return whole[:, -q_len:].astype(slopes.dtype)
