# makes the table 600 rows long and keeps it
import functools

import numpy as np


@functools.cache
def sinusoids(n_positions, width):
    angles = np.arange(n_positions)[:, None] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((n_positions, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def length_mismatch(embeddings):
    _, seq_len, width = embeddings.shape
    return embeddings + sinusoids(600, width)[:seq_len]
