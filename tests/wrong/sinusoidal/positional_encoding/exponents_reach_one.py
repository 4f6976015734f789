# The exponents run from 0 to 1 with both ends, so the last frequency is 1 / 10000.
import numpy as np


def positional_encoding(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = 10000.0 ** -np.linspace(0.0, 1.0, d_model // 2)
    angles = positions * frequencies
    encoding = np.zeros((seq_len, d_model), np.float32)
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding
