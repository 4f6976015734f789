# makes the new table without a dtype
import numpy as np


def length_mismatch(embeddings):
    _, seq_len, width = embeddings.shape
    angles = np.arange(seq_len)[:, None] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((seq_len, width))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return embeddings + table
