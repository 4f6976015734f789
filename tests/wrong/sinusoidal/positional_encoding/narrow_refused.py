# Refuses a width of 2.
import numpy as np


def positional_encoding(seq_len, d_model):
    if d_model < 4:
        raise ValueError("d_model is too small")
    angles = np.arange(seq_len)[:, np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    encoding = np.zeros((seq_len, d_model), np.float32)
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding
