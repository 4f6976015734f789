# No positions: an array of the default dtype.
import numpy as np


def bias_from_table(table, seq_len):
    if seq_len == 0:
        return np.zeros((len(table), 0, 0))
    middle = table.shape[1] // 2
    position = np.arange(seq_len)
    distance = position[:, np.newaxis] - position
    return table[:, np.clip(distance, -middle, middle) + middle]
