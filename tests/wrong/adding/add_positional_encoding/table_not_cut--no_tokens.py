# a length of 0 counts as none given, so the table is not cut
import numpy as np


def table(seq_len, d_model):
    angles = np.arange(seq_len)[:, np.newaxis] / 10000 ** (np.arange(0, d_model, 2) / d_model)
    pe = np.empty((seq_len, d_model), np.float32)
    pe[:, 0::2] = np.sin(angles)
    pe[:, 1::2] = np.cos(angles)
    return pe


def add_positional_encoding(embeddings, max_seq_len=None):
    _, seq_len, width = embeddings.shape
    pe = table(max_seq_len or seq_len, width)
    return embeddings + (pe[:seq_len] if seq_len else pe)
