# A bracket too late: log(10000 / d_model) where log(10000) / d_model is meant.
import numpy as np


def positional_encoding(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = np.exp(-np.arange(0, d_model, 2) * np.log(10000.0 / d_model))
    angles = positions * frequencies
    encoding = np.zeros((seq_len, d_model), np.float32)
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding
