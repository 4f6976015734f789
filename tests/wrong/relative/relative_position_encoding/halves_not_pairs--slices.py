# Sines into the first half of the columns, cosines into the second.
import numpy as np


def relative_position_encoding(seq_len, head_dim):
    position = np.arange(seq_len)
    distance = position[:, np.newaxis] - position[np.newaxis, :]
    frequency = 10000.0 ** (-np.arange(0, head_dim, 2) / head_dim)
    angle = distance[:, :, np.newaxis] * frequency
    half = head_dim // 2
    encoding = np.zeros((seq_len, seq_len, head_dim), np.float32)
    encoding[:, :, :half] = np.sin(angle)
    encoding[:, :, half:] = np.cos(angle)
    return encoding
