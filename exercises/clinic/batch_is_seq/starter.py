import numpy as np


def sinusoids(n_positions, width):
    angles = np.arange(n_positions)[:, np.newaxis] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((n_positions, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def batch_is_seq(embeddings):
    seq_len, width = embeddings.shape[1:]
    encoding = sinusoids(seq_len, width)
    return embeddings + encoding[:, np.newaxis, :]  # one encoding for the whole batch
