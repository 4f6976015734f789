# takes rows from a long table, one for each sample
import numpy as np


def sinusoids(n_positions, width):
    angles = np.arange(n_positions)[:, None] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((n_positions, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def batch_is_seq(embeddings):
    table = sinusoids(5000, embeddings.shape[2])[:, None, :]
    return embeddings + table[: len(embeddings)]
