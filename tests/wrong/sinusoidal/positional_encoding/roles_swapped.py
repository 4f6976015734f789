# The column number is scaled by a frequency made from the position.
import numpy as np


def positional_encoding(seq_len, d_model):
    positions = np.arange(d_model // 2)
    frequencies = 10000.0 ** (-2 * np.arange(seq_len) / max(seq_len, 1))[:, np.newaxis]
    angles = positions * frequencies
    encoding = np.zeros((seq_len, d_model), np.float32)
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding
