# appends rows for what is missing, counted from 0 again
import numpy as np


def sinusoids(n_positions, width):
    angles = np.arange(n_positions)[:, None] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((n_positions, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def length_mismatch(embeddings):
    _, seq_len, width = embeddings.shape
    table = sinusoids(100, width)
    if seq_len > 100:
        table = np.concatenate([table, sinusoids(seq_len - 100, width)])
    return embeddings + table[:seq_len]
