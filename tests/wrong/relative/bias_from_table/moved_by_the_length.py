# The columns are counted as if the table held all distances of the text.
import numpy as np


def bias_from_table(table, seq_len):
    position = np.arange(seq_len)
    distance = position[:, np.newaxis] - position
    return np.take(table, distance + seq_len - 1, axis=1, mode="clip")
