# The lesson's steps: a column times a row, then sine and cosine into every other column, float32 at the end.
import numpy as np


def positional_encoding(seq_len, d_model):
    column = np.arange(seq_len)[:, np.newaxis]  # (seq_len, 1)
    row = np.exp(np.arange(0, d_model, 2) * (-np.log(10000.0) / d_model))  # (d_model / 2,)
    angles = column * row  # (seq_len, d_model / 2)
    encoding = np.zeros((seq_len, d_model))
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding.astype(np.float32)
