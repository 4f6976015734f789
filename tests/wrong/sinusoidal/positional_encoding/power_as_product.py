# 10000 is multiplied by the exponent instead of raised to it.
import numpy as np


def positional_encoding(seq_len, d_model):
    wavelengths = 10000.0 * np.arange(0, d_model, 2) / d_model
    with np.errstate(divide="ignore", invalid="ignore"):
        angles = np.arange(seq_len)[:, np.newaxis] / wavelengths
        encoding = np.zeros((seq_len, d_model), np.float32)
        encoding[:, 0::2] = np.sin(angles)
        encoding[:, 1::2] = np.cos(angles)
    return encoding
