import numpy as np


def sinusoids(n_positions, width):
    angles = np.arange(n_positions)[:, np.newaxis] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.zeros((n_positions, width))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def dtype_creep(embeddings):
    seq_len, width = embeddings.shape[1:]
    scale = np.sqrt(width)  # words of size 0.02 would drown in the encoding
    return embeddings * scale + sinusoids(seq_len, width)
