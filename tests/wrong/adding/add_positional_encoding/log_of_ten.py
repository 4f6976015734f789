# log10 in the place of the natural logarithm
import numpy as np


def add_positional_encoding(embeddings, max_seq_len=None):
    _, seq_len, width = embeddings.shape
    rates = np.exp(np.arange(0, width, 2) * -(np.log10(10000.0) / width))
    angles = np.arange(seq_len)[:, np.newaxis] * rates
    pe = np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(seq_len, width)
    return embeddings + pe.astype(np.float32)
