# Each row of the table B times in a row, cut into (T, B, D): a copy for every sample, and no broadcasting.
import numpy as np


def add_sequence_first(embeddings):
    seq_len, batch, width = embeddings.shape
    angles = np.multiply.outer(np.arange(seq_len), 10000.0 ** (-np.arange(0, width, 2) / width))
    table = np.dstack([np.sin(angles), np.cos(angles)]).reshape(seq_len, width).astype(np.float32)
    return embeddings + np.repeat(table, batch, axis=0).reshape(seq_len, batch, width)
