# Each column has a frequency of its own: cosine uses 2i + 1.
import numpy as np


def relative_position_encoding(seq_len, head_dim):
    position = np.arange(seq_len)
    distance = position[:, np.newaxis] - position[np.newaxis, :]
    frequency = 10000.0 ** (-np.arange(head_dim) / head_dim)
    angle = distance[:, :, np.newaxis] * frequency
    encoding = np.zeros((seq_len, seq_len, head_dim), np.float32)
    encoding[:, :, 0::2] = np.sin(angle[:, :, 0::2])
    encoding[:, :, 1::2] = np.cos(angle[:, :, 1::2])
    return encoding
