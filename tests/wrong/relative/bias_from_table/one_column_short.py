# The last column is never read: k - 1 is the largest distance.
import numpy as np


def bias_from_table(table, seq_len):
    middle = table.shape[1] // 2
    position = np.arange(seq_len)
    distance = position[:, np.newaxis] - position
    index = np.clip(distance, -middle, max(middle - 1, -middle)) + middle
    return table[:, index]
