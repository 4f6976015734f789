# The (2T - 1, D) table of distances, not looked up.
import numpy as np


def relative_position_encoding(seq_len, head_dim):
    distance = np.arange(1 - seq_len, seq_len)
    frequency = 10000.0 ** (-np.arange(0, head_dim, 2) / head_dim)
    angle = distance[:, np.newaxis] * frequency
    encoding = np.zeros((len(distance), head_dim), np.float32)
    encoding[:, 0::2] = np.sin(angle)
    encoding[:, 1::2] = np.cos(angle)
    return encoding
