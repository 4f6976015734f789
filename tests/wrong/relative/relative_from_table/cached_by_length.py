# The table is remembered by seq_len alone.
import numpy as np

TABLES = {}


def relative_from_table(seq_len, head_dim):
    position = np.arange(seq_len)
    if seq_len not in TABLES:
        distance = np.arange(1 - seq_len, seq_len)
        angle = distance[:, np.newaxis] * 10000.0 ** (-np.arange(0, head_dim, 2) / head_dim)
        table = np.empty((len(distance), head_dim), np.float32)
        table[:, 0::2] = np.sin(angle)
        table[:, 1::2] = np.cos(angle)
        TABLES[seq_len] = table
    return TABLES[seq_len][position[:, np.newaxis] - position + seq_len - 1]
