# i - j + T: the last row does not exist.
import numpy as np


def relative_from_table(seq_len, head_dim):
    distance = np.arange(1 - seq_len, seq_len)
    angle = distance[:, np.newaxis] * 10000.0 ** (-np.arange(0, head_dim, 2) / head_dim)
    table = np.empty((len(distance), head_dim), np.float32)
    table[:, 0::2] = np.sin(angle)
    table[:, 1::2] = np.cos(angle)
    position = np.arange(seq_len)
    return table[position[:, np.newaxis] - position + seq_len]
