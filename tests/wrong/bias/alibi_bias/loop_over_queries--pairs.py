# One pair at a time.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    bias = np.zeros((len(slopes), q_len, k_len), slopes.dtype)
    for i in range(q_len):
        for j in range(k_len):
            bias[:, i, j] = -slopes * (k_len - q_len + i - j)
    return bias
