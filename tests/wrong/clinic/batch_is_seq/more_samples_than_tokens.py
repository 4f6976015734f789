# takes the larger of the two axes for the one that counts tokens
import numpy as np


def sinusoids(n_positions, width):
    angles = np.arange(n_positions)[:, None] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((n_positions, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def batch_is_seq(embeddings):
    n_samples, seq_len, width = embeddings.shape
    if n_samples > seq_len:
        return embeddings + sinusoids(n_samples, width)[:, np.newaxis, :]
    return embeddings + sinusoids(seq_len, width)
