# Clipped to -k to k and used as it is; negative distances read from the end.
import numpy as np


def bias_from_table(table, seq_len):
    middle = table.shape[1] // 2
    position = np.arange(seq_len)
    distance = position[:, np.newaxis] - position
    index = np.clip(distance, -middle, middle)
    return table[:, index]
