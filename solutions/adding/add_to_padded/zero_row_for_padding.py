# Position ids, with the id T for padding, and a table whose row T is zero.
import numpy as np


def add_to_padded(embeddings, lengths):
    _, seq_len, width = embeddings.shape
    angles = np.outer(np.arange(seq_len), 10000.0 ** (-np.arange(0, width, 2) / width))
    table = np.zeros((seq_len + 1, width), np.float32)
    table[:-1] = np.stack([np.sin(angles), np.cos(angles)], axis=2).reshape(seq_len, width)
    ids = np.tile(np.arange(seq_len), (len(embeddings), 1))
    ids[ids >= lengths[:, np.newaxis]] = seq_len
    return embeddings + table[ids]
