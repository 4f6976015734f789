# positions count from 0 again at the limit
import numpy as np


def ignored_limit(embeddings, max_seq_len=None):
    _, seq_len, width = embeddings.shape
    positions = np.arange(seq_len) % max(max_seq_len or seq_len, 1)
    angles = positions[:, np.newaxis] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((seq_len, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return embeddings + table
