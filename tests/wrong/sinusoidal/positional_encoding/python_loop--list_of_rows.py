# Right values, computed one position at a time and collected in a list.
import numpy as np


def positional_encoding(seq_len, d_model):
    columns = np.arange(d_model)
    frequencies = 10000.0 ** (-2 * (columns // 2) / d_model)
    even = columns % 2 == 0
    rows = [np.where(even, np.sin(p * frequencies), np.cos(p * frequencies)) for p in range(seq_len)]
    return np.array(rows, dtype=np.float32)
