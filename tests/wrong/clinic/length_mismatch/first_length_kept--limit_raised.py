# raises the limit when a text is longer, and keeps the tables made under the old one
import numpy as np

_limit = [100]
_tables = {}


def sinusoids(n_positions, width):
    angles = np.arange(n_positions)[:, None] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((n_positions, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def length_mismatch(embeddings):
    _, seq_len, width = embeddings.shape
    _limit[0] = max(_limit[0], seq_len)
    if width not in _tables:
        _tables[width] = sinusoids(_limit[0], width)
    return embeddings + _tables[width][:seq_len]
