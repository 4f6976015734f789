# The frequencies fall in equal steps instead of by an equal factor.
import numpy as np


def positional_encoding(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = np.linspace(1.0, 0.0001, d_model // 2)
    angles = positions * frequencies
    encoding = np.zeros((seq_len, d_model), np.float32)
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding
