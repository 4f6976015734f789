# The sines overwrite the angles before the cosines are taken from them.
import numpy as np


def positional_encoding(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    angles = positions * frequencies
    encoding = np.zeros((seq_len, d_model))
    encoding[:, 0::2] = angles
    encoding[:, 0::2] = np.sin(encoding[:, 0::2])
    encoding[:, 1::2] = np.cos(encoding[:, 0::2])
    return encoding.astype(np.float32)
