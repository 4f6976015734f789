# Filled into zeros of the default dtype.
import numpy as np


def relative_positions(q_len, k_len=None):
    k_len = q_len if k_len is None else k_len
    distance = np.zeros((q_len, k_len))
    for i in range(q_len):
        distance[i] = i - np.arange(k_len)
    return distance
