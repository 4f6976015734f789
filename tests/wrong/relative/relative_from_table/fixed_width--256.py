# Only 256 columns are filled.
import numpy as np


def relative_from_table(seq_len, head_dim):
    width = min(head_dim, 256)
    distance = np.arange(1 - seq_len, seq_len)
    angle = distance[:, np.newaxis] * 10000.0 ** (-np.arange(0, width, 2) / head_dim)
    table = np.zeros((len(distance), head_dim), np.float32)
    table[:, 0:width:2] = np.sin(angle)
    table[:, 1:width:2] = np.cos(angle)
    position = np.arange(seq_len)
    return table[position[:, np.newaxis] - position + seq_len - 1]
