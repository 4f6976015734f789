# The lesson's row of frequencies: np.arange with a step of 2 counts 2i, not i.
import numpy as np


def half_exponent(seq_len, d_model):
    position = np.arange(seq_len)[:, np.newaxis]
    row = np.exp(np.arange(0, d_model, 2) * (-np.log(10000.0) / d_model))  # (d_model / 2,)
    encoding = np.zeros((seq_len, d_model))
    encoding[:, 0::2] = np.sin(position * row)
    encoding[:, 1::2] = np.cos(position * row)
    return encoding.astype(np.float32)
