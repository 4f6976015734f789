# PE[i] * PE[j].
import numpy as np


def relative_position_encoding(seq_len, head_dim):
    position = np.arange(seq_len)
    frequency = 10000.0 ** (-np.arange(0, head_dim, 2) / head_dim)
    angle = position[:, np.newaxis] * frequency
    table = np.zeros((seq_len, head_dim), np.float32)
    table[:, 0::2] = np.sin(angle)
    table[:, 1::2] = np.cos(angle)
    return table[:, np.newaxis] * table[np.newaxis, :]
