# The two parameters change places, and an odd length then breaks the columns.
import numpy as np


def positional_encoding(d_model, seq_len):
    angles = np.arange(seq_len)[:, np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / max(d_model, 1))
    encoding = np.zeros((seq_len, d_model), np.float32)
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding
