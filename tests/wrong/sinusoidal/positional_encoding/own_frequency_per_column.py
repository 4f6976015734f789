# Each column c has a frequency of its own, c / d_model.
import numpy as np


def positional_encoding(seq_len, d_model):
    columns = np.arange(d_model)
    angles = np.arange(seq_len)[:, np.newaxis] * 10000.0 ** (-columns / d_model)
    return np.where(columns % 2 == 0, np.sin(angles), np.cos(angles)).astype(np.float32)
