# Positions are kept in int16 and go on at -32768 after 32767.
import numpy as np


def positional_encoding(seq_len, d_model):
    positions = np.arange(seq_len).astype(np.int16)[:, np.newaxis]
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    angles = positions * frequencies
    encoding = np.zeros((seq_len, d_model), np.float32)
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding
