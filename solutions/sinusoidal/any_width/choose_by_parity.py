# Every column works out its own pair and its own function, so no two halves have to fit.
import numpy as np


def any_width(seq_len, d_model):
    columns = np.arange(d_model)
    angles = np.arange(seq_len)[:, None] / 10000.0 ** (2 * (columns // 2) / d_model)
    return np.where(columns % 2, np.cos(angles), np.sin(angles)).astype(np.float32)
