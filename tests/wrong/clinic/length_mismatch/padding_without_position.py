# takes words of 0 for padding and adds nothing there
import numpy as np


def sinusoids(n_positions, width):
    angles = np.arange(n_positions)[:, None] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((n_positions, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def length_mismatch(embeddings):
    encoding = sinusoids(*embeddings.shape[1:])
    return np.where(embeddings == 0, embeddings, embeddings + encoding)
