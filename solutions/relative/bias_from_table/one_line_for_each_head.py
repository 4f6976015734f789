# Spread the table over all 2T - 1 distances once, then look at it through strides: a view.
import numpy as np


def bias_from_table(table, seq_len):
    k = table.shape[1] // 2
    line = np.take(table, np.arange(-seq_len, seq_len + 1) + k, axis=1, mode="clip")
    head, step = line.strides
    shape, strides = (len(table), seq_len, seq_len), (head, step, -step)
    return np.lib.stride_tricks.as_strided(line[:, seq_len:], shape, strides, writeable=False)
