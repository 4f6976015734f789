# the program as it was: 100 rows, whatever the length
import numpy as np

LENGTH = 100

_tables = {}


def sinusoids(n_positions, width):
    angles = np.arange(n_positions)[:, np.newaxis] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((n_positions, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def table_for(width):
    if width not in _tables:
        _tables[width] = sinusoids(LENGTH, width)
    return _tables[width]


def length_mismatch(embeddings):
    return embeddings + table_for(embeddings.shape[-1])
