# The numbers of the columns are int8.
import numpy as np


def relative_position_encoding(seq_len, head_dim):
    position = np.arange(seq_len)
    distance = position[:, np.newaxis] - position[np.newaxis, :]
    frequency = 10000.0 ** (-(np.arange(0, head_dim, 2).astype(np.int8) / head_dim))
    angle = distance[:, :, np.newaxis] * frequency
    encoding = np.zeros((seq_len, seq_len, head_dim), np.float32)
    encoding[:, :, 0::2] = np.sin(angle)
    encoding[:, :, 1::2] = np.cos(angle)
    return encoding
