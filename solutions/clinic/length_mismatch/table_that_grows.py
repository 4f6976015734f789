# The table is kept, doubled whenever a text is longer than it, and cut to the text.
import numpy as np

_tables = {}


def sinusoids(n_positions, width):
    angles = np.arange(n_positions)[:, np.newaxis] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((n_positions, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def rows_for(seq_len, width):
    length = len(_tables.get(width, ()))
    if length < max(seq_len, 1):
        _tables[width] = sinusoids(max(100, 2 * length, seq_len), width)
    return _tables[width][:seq_len]


def length_mismatch(embeddings):
    return embeddings + rows_for(*embeddings.shape[1:])
