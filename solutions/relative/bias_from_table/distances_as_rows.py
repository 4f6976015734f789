# Turn the table so that its rows are distances, pick rows, and bring the heads back to the front.
import numpy as np


def bias_from_table(table, seq_len):
    last = len(table.T) - 1
    row = np.subtract.outer(np.arange(seq_len), np.arange(seq_len)) + last // 2
    return np.moveaxis(table.T[np.minimum(np.maximum(row, 0), last)], -1, 0)
