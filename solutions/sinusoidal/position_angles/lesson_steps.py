# The lesson's steps: a column of positions times a row of frequencies made with exp and log.
import numpy as np


def position_angles(seq_len, d_model):
    column = np.arange(seq_len)[:, np.newaxis]  # (seq_len, 1)
    row = np.exp(np.arange(0, d_model, 2) * (-np.log(10000.0) / d_model))  # (d_model / 2,)
    return column * row  # (seq_len, d_model / 2)
