# tokens past the limit keep their embedding as it is
import numpy as np


def sinusoids(seq_len, width):
    angles = np.arange(seq_len)[:, np.newaxis] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((seq_len, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def ignored_limit(embeddings, max_seq_len=None):
    _, seq_len, width = embeddings.shape
    rows = seq_len if max_seq_len is None else max(min(seq_len, max_seq_len), 0)
    table = np.zeros((seq_len, width), np.float32)
    table[:rows] = sinusoids(rows, width)
    return embeddings + table
