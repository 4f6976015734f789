# keeps tables by length and dtype, and forgets the width
import math

import numpy as np

_tables = {}


def sinusoids(n_positions, width, dtype):
    if (n_positions, dtype) not in _tables:
        angles = np.arange(n_positions)[:, None] * 10000.0 ** (-np.arange(0, width, 2) / width)
        pairs = np.stack([np.sin(angles), np.cos(angles)], axis=-1)
        _tables[n_positions, dtype] = pairs.reshape(n_positions, width).astype(dtype)
    return _tables[n_positions, dtype]


def dtype_creep(embeddings):
    seq_len, width = embeddings.shape[1:]
    return embeddings * math.sqrt(width) + sinusoids(seq_len, width, embeddings.dtype)
