# With one head its row is taken out of the table, axis and all.
import numpy as np


def bias_from_table(table, seq_len):
    middle = table.shape[1] // 2
    position = np.arange(seq_len)
    distance = position[:, np.newaxis] - position
    index = np.clip(distance, -middle, middle) + middle
    return table[0][index] if len(table) == 1 else table[:, index]
