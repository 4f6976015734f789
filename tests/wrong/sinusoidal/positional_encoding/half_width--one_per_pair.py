# One column a pair, sine and cosine by turns: d_model / 2 columns.
import numpy as np


def positional_encoding(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    angles = positions * frequencies
    pairs = np.arange(d_model // 2)
    return np.where(pairs % 2 == 0, np.sin(angles), np.cos(angles)).astype(np.float32)
