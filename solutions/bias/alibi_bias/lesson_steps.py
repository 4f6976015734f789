# The lesson's steps: two index vectors, each with a new axis, subtracted; then slopes with two new axes.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    query = np.arange(q_len) + (k_len - q_len)
    key = np.arange(k_len)
    distance = query[:, np.newaxis] - key[np.newaxis, :]  # (Tq, Tk)
    bias = -slopes[:, np.newaxis, np.newaxis] * distance[np.newaxis, :, :]  # (H, Tq, Tk)
    return bias.astype(slopes.dtype)
