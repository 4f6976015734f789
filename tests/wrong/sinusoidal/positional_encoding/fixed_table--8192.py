# A table of 8192 rows is cut to seq_len, and is silently too short beyond it.
import numpy as np


def positional_encoding(seq_len, d_model):
    positions = np.arange(8192)[:, np.newaxis]
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    angles = positions * frequencies
    encoding = np.zeros((8192, d_model), np.float32)
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding[:seq_len]
