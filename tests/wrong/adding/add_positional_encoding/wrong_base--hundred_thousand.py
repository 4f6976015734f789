# base 100000
import numpy as np


def add_positional_encoding(embeddings, max_seq_len=None):
    _, seq_len, width = embeddings.shape
    angles = np.arange(seq_len)[:, np.newaxis] / 100000 ** (np.arange(0, width, 2) / width)
    pe = np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(seq_len, width)
    return embeddings + pe.astype(np.float32)
