# one token needs no table: its cosines are written straight into the words
import numpy as np


def table(seq_len, d_model):
    angles = np.arange(seq_len)[:, np.newaxis] / 10000 ** (np.arange(0, d_model, 2) / d_model)
    pe = np.empty((seq_len, d_model), np.float32)
    pe[:, 0::2] = np.sin(angles)
    pe[:, 1::2] = np.cos(angles)
    return pe


def add_positional_encoding(embeddings, max_seq_len=None):
    _, seq_len, width = embeddings.shape
    if seq_len == 1 and embeddings.flags.writeable:
        embeddings[..., 1::2] += 1
        return embeddings
    return embeddings + table(seq_len, width)
