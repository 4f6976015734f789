# The return is missing.
import numpy as np


def bias_from_table(table, seq_len):
    middle = table.shape[1] // 2
    position = np.arange(seq_len)
    distance = position[:, np.newaxis] - position
    index = np.clip(distance, -middle, middle) + middle
    bias = table[:, index]
    bias.setflags(write=False)
