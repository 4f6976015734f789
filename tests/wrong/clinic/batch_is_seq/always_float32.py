# fills a float32 buffer sample by sample
import numpy as np


def sinusoids(n_positions, width):
    angles = np.arange(n_positions)[:, None] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((n_positions, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def batch_is_seq(embeddings):
    table = sinusoids(*embeddings.shape[1:])
    total = np.empty(embeddings.shape, np.float32)
    for sample, words in enumerate(embeddings):
        total[sample] = words + table
    return total
