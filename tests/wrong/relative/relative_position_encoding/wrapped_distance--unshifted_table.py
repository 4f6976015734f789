# A table of 2T - 1 distances is indexed by i - j without the shift.
import numpy as np


def relative_position_encoding(seq_len, head_dim):
    distance = np.arange(1 - seq_len, seq_len)
    frequency = 10000.0 ** (-np.arange(0, head_dim, 2) / head_dim)
    angle = distance[:, np.newaxis] * frequency
    table = np.zeros((len(distance), head_dim), np.float32)
    table[:, 0::2] = np.sin(angle)
    table[:, 1::2] = np.cos(angle)
    position = np.arange(seq_len)
    return table[position[:, np.newaxis] - position[np.newaxis, :]]
