# gives the odd columns an exponent of their own, made from the column's number
import numpy as np


def any_width(seq_len, d_model):
    column = np.arange(seq_len).reshape(-1, 1)
    encoding = np.zeros((seq_len, d_model))
    encoding[:, 0::2] = np.sin(column * 10000.0 ** (-np.arange(0, d_model, 2) / d_model))
    encoding[:, 1::2] = np.cos(column * 10000.0 ** (-np.arange(1, d_model, 2) / d_model))
    return encoding.astype(np.float32)
