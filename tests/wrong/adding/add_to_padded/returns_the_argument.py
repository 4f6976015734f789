# no tokens: the words themselves are returned
import numpy as np


def table(seq_len, d_model):
    angles = np.arange(seq_len)[:, np.newaxis] / 10000 ** (np.arange(0, d_model, 2) / d_model)
    pe = np.empty((seq_len, d_model), np.float32)
    pe[:, 0::2] = np.sin(angles)
    pe[:, 1::2] = np.cos(angles)
    return pe


def add_to_padded(embeddings, lengths):
    if not lengths.any():
        return embeddings
    total = embeddings.copy()
    pe = table(*embeddings.shape[1:])
    for sample, length in enumerate(lengths):
        total[sample, :length] += pe[:length]
    return total
