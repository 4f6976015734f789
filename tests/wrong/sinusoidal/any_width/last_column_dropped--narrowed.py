# takes one off an odd width, in the exponent too
import numpy as np


def any_width(seq_len, d_model):
    d_model -= d_model % 2
    angles = np.arange(seq_len).reshape(-1, 1) * 10000.0 ** (-np.arange(0, d_model, 2) / max(d_model, 1))
    encoding = np.zeros((seq_len, d_model))
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding.astype(np.float32)
