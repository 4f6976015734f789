# keeps tables by length alone
import numpy as np

_tables = {}


def sinusoids(n_positions, width):
    angles = np.arange(n_positions)[:, None] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((n_positions, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def length_mismatch(embeddings):
    _, seq_len, width = embeddings.shape
    if seq_len not in _tables:
        _tables[seq_len] = sinusoids(seq_len, width)
    return embeddings + _tables[seq_len]
