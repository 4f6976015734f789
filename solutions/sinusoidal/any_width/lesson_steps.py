# The lesson's steps, with one line mended: an odd width has one cosine column less, so the last angle gets no cosine.
import numpy as np


def any_width(seq_len, d_model):
    position = np.arange(seq_len)[:, np.newaxis]
    row = np.exp(np.arange(0, d_model, 2) * (-np.log(10000.0) / d_model))  # (ceil(d_model / 2),)
    angles = position * row
    encoding = np.zeros((seq_len, d_model))
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles[:, : d_model // 2])
    return encoding.astype(np.float32)
