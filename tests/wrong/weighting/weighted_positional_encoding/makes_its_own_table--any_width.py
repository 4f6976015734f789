# ignores the table given and computes sines and cosines, of an odd width too
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    seq_len, width = pe.shape
    columns = np.arange(width)
    angles = np.arange(seq_len)[:, np.newaxis] / 10000 ** ((columns - columns % 2) / width)
    table = np.where(columns % 2 == 0, np.sin(angles), np.cos(angles))
    return table.astype(pe.dtype) * position_weights
