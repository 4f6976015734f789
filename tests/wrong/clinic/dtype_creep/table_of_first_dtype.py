# keeps tables by size alone, in the dtype of the batch that came first
import math

import numpy as np

_tables = {}


def sinusoids(n_positions, width, dtype):
    if (n_positions, width) not in _tables:
        angles = np.arange(n_positions)[:, None] * 10000.0 ** (-np.arange(0, width, 2) / width)
        table = _tables[n_positions, width] = np.zeros((n_positions, width), dtype)
        table[:, 0::2] = np.sin(angles)
        table[:, 1::2] = np.cos(angles)
    return _tables[n_positions, width]


def dtype_creep(embeddings):
    seq_len, width = embeddings.shape[1:]
    return embeddings * math.sqrt(width) + sinusoids(seq_len, width, embeddings.dtype)
