# Twice head_dim columns.
import numpy as np


def relative_position_encoding(seq_len, head_dim):
    position = np.arange(seq_len)
    distance = position[:, np.newaxis] - position[np.newaxis, :]
    frequency = 10000.0 ** (-np.arange(head_dim) / head_dim)
    angle = distance[:, :, np.newaxis] * frequency
    return np.concatenate([np.sin(angle), np.cos(angle)], axis=-1).astype(np.float32)
