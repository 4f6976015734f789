# One query at a time.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    bias = np.zeros((len(slopes), q_len, k_len), slopes.dtype)
    for i in range(q_len):
        bias[:, i] = -slopes[:, None] * (k_len - q_len + i - np.arange(k_len))
    return bias
