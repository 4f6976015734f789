# mends the sines alone
import numpy as np

BASE = 10000.0


def half_exponent(seq_len, d_model):
    column = np.arange(seq_len)[:, np.newaxis]
    encoding = np.zeros((seq_len, d_model), np.float32)
    encoding[:, 0::2] = np.sin(column * BASE ** (-np.arange(0, d_model, 2) / d_model))
    encoding[:, 1::2] = np.cos(column * BASE ** (-np.arange(d_model // 2) / d_model))
    return encoding
