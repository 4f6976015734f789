# Frequencies run to 1/10000 inclusive: the divisor is d/2 - 1.
import numpy as np


def relative_position_encoding(seq_len, head_dim):
    position = np.arange(seq_len)
    distance = position[:, np.newaxis] - position[np.newaxis, :]
    frequency = np.geomspace(1.0, 1e-4, head_dim // 2)
    angle = distance[:, :, np.newaxis] * frequency
    encoding = np.zeros((seq_len, seq_len, head_dim), np.float32)
    encoding[:, :, 0::2] = np.sin(angle)
    encoding[:, :, 1::2] = np.cos(angle)
    return encoding
