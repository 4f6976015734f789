# The absolute distance, counted from the first column.
import numpy as np


def bias_from_table(table, seq_len):
    middle = table.shape[1] // 2
    position = np.arange(seq_len)
    distance = position[:, np.newaxis] - position
    return table[:, np.minimum(np.abs(distance), middle)]
