# the cached table is the array that the sum is written into
import numpy as np

CACHE = {}


def table(seq_len, d_model):
    angles = np.arange(seq_len)[:, np.newaxis] / 10000 ** (np.arange(0, d_model, 2) / d_model)
    pe = np.empty((seq_len, d_model), np.float32)
    pe[:, 0::2] = np.sin(angles)
    pe[:, 1::2] = np.cos(angles)
    return pe


def add_positional_encoding(embeddings, max_seq_len=None):
    key = embeddings.shape, embeddings.dtype
    if key not in CACHE:
        copies = np.tile(table(*embeddings.shape[1:]), (len(embeddings), 1, 1))
        CACHE[key] = copies.astype(embeddings.dtype)
    total = CACHE[key]
    total += embeddings
    return total
