# every column has its own frequency, exponent c/D
import numpy as np


def add_positional_encoding(embeddings, max_seq_len=None):
    _, seq_len, width = embeddings.shape
    angles = np.arange(seq_len)[:, np.newaxis] / 10000 ** (np.arange(width) / width)
    pe = np.where(np.arange(width) % 2 == 0, np.sin(angles), np.cos(angles))
    return embeddings + pe.astype(np.float32)
