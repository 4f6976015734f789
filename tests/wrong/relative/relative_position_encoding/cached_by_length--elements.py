# Results are cached by their number of elements.
import numpy as np

CACHE = {}


def relative_position_encoding(seq_len, head_dim):
    key = seq_len * seq_len * head_dim
    if key in CACHE:
        return CACHE[key].reshape(seq_len, seq_len, head_dim)
    position = np.arange(seq_len)
    distance = position[:, np.newaxis] - position[np.newaxis, :]
    frequency = 10000.0 ** (-np.arange(0, head_dim, 2) / head_dim)
    angle = distance[:, :, np.newaxis] * frequency
    encoding = np.zeros((seq_len, seq_len, head_dim), np.float32)
    encoding[:, :, 0::2] = np.sin(angle)
    encoding[:, :, 1::2] = np.cos(angle)
    CACHE[key] = encoding
    return encoding
