# The exponent left alone and the base squared: (10000 ** 2) ** (i / d) is the same number.
import numpy as np


def half_exponent(seq_len, d_model):
    rates = np.power(1e8, -np.arange(d_model // 2) / d_model)
    angles = np.outer(np.arange(seq_len), rates)
    encoding = np.empty((seq_len, d_model), np.float32)
    encoding[:, ::2], encoding[:, 1::2] = np.sin(angles), np.cos(angles)
    return encoding
