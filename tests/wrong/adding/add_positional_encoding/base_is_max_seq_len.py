# max_seq_len takes the place of the base 10000
import numpy as np


def add_positional_encoding(embeddings, max_seq_len=None):
    _, seq_len, width = embeddings.shape
    base = float(max_seq_len or 10000)
    angles = np.arange(seq_len)[:, np.newaxis] / base ** (np.arange(0, width, 2) / width)
    pe = np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(seq_len, width)
    return embeddings + pe.astype(np.float32)
