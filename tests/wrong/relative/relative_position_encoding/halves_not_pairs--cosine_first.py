# All cosines first, then all sines.
import numpy as np


def relative_position_encoding(seq_len, head_dim):
    position = np.arange(seq_len)
    distance = position[:, np.newaxis] - position[np.newaxis, :]
    frequency = 10000.0 ** (-np.arange(0, head_dim, 2) / head_dim)
    angle = distance[:, :, np.newaxis] * frequency
    return np.concatenate([np.cos(angle), np.sin(angle)], axis=-1).astype(np.float32)
