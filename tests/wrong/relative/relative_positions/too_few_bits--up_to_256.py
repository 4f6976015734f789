# 8 bits for up to 256 positions: as many as they have numbers, but half of those are negative.
import numpy as np


def relative_positions(q_len, k_len=None):
    k_len = q_len if k_len is None else k_len
    distance = np.arange(q_len)[:, np.newaxis] - np.arange(k_len)
    return distance.astype(np.int8) if max(q_len, k_len) <= 256 else distance
