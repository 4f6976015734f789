# The table is centred in place first.
import numpy as np


def bias_from_table(table, seq_len):
    table -= table.mean(axis=1, keepdims=True)
    middle = table.shape[1] // 2
    position = np.arange(seq_len)
    distance = position[:, np.newaxis] - position
    index = np.clip(distance, -middle, middle) + middle
    return table[:, index]
