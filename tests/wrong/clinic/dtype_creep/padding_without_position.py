# takes words of 0 for padding and adds nothing there
import numpy as np


def sinusoids(n_positions, width):
    angles = np.arange(n_positions)[:, None] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.zeros((n_positions, width))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def dtype_creep(embeddings):
    seq_len, width = embeddings.shape[1:]
    moved = embeddings * np.sqrt(width) + sinusoids(seq_len, width)
    return np.where(embeddings == 0, embeddings, moved.astype(embeddings.dtype))
