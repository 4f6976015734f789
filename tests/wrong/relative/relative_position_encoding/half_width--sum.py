# Sine and cosine are added up.
import numpy as np


def relative_position_encoding(seq_len, head_dim):
    position = np.arange(seq_len)
    distance = position[:, np.newaxis] - position[np.newaxis, :]
    frequency = 10000.0 ** (-np.arange(0, head_dim, 2) / head_dim)
    angle = distance[:, :, np.newaxis] * frequency
    return (np.sin(angle) + np.cos(angle)).astype(np.float32)
