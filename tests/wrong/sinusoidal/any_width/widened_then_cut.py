# makes the table of the next even width and cuts its last column
import numpy as np


def even_width(seq_len, d_model):
    angles = np.arange(seq_len).reshape(-1, 1) * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    encoding = np.zeros((seq_len, d_model))
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding.astype(np.float32)


def any_width(seq_len, d_model):
    return even_width(seq_len, d_model + d_model % 2)[:, :d_model]
