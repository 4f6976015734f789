# ignores the table given and computes sines and cosines
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    seq_len, width = pe.shape
    angles = np.arange(seq_len)[:, np.newaxis] / 10000 ** (np.arange(0, width, 2) / width)
    table = np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(seq_len, width)
    return table.astype(pe.dtype) * position_weights
