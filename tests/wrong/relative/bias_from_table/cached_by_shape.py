# Remembers the bias by the shape of the table and the length.
import numpy as np

KNOWN = {}


def bias_from_table(table, seq_len):
    key = table.shape, seq_len
    if key not in KNOWN:
        middle = table.shape[1] // 2
        position = np.arange(seq_len)
        distance = position[:, np.newaxis] - position
        index = np.clip(distance, -middle, middle) + middle
        KNOWN[key] = table[:, index]
    return KNOWN[key]
