# Only 128 columns are filled.
import numpy as np


def relative_position_encoding(seq_len, head_dim):
    width = min(head_dim, 128)
    position = np.arange(seq_len)
    distance = position[:, np.newaxis] - position[np.newaxis, :]
    frequency = 10000.0 ** (-np.arange(0, width, 2) / head_dim)
    angle = distance[:, :, np.newaxis] * frequency
    encoding = np.zeros((seq_len, seq_len, head_dim), np.float32)
    encoding[:, :, 0:width:2] = np.sin(angle)
    encoding[:, :, 1:width:2] = np.cos(angle)
    return encoding
