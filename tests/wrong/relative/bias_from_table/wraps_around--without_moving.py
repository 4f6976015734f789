# Distances are taken modulo the number of columns as they are.
import numpy as np


def bias_from_table(table, seq_len):
    position = np.arange(seq_len)
    distance = position[:, np.newaxis] - position
    return table[:, distance % table.shape[1]]
