# adds a single sample into the table that is kept, and returns a copy of that
import numpy as np

_tables = {}


def sinusoids(n_positions, width):
    angles = np.arange(n_positions)[:, None] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((n_positions, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def table_for(n_positions, width):
    if (n_positions, width) not in _tables:
        _tables[n_positions, width] = sinusoids(n_positions, width)
    return _tables[n_positions, width]


def length_mismatch(embeddings):
    table = table_for(*embeddings.shape[1:])
    if len(embeddings) == 1 and embeddings.dtype == table.dtype:
        table += embeddings[0]
        return table[np.newaxis].copy()
    return embeddings + table
