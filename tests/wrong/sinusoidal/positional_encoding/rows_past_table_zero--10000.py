# Only the first 10000 rows are filled; the rest stay zero.
import numpy as np


def positional_encoding(seq_len, d_model):
    known = min(seq_len, 10000)
    angles = np.arange(known)[:, np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    encoding = np.zeros((seq_len, d_model), np.float32)
    encoding[:known, 0::2] = np.sin(angles)
    encoding[:known, 1::2] = np.cos(angles)
    return encoding
