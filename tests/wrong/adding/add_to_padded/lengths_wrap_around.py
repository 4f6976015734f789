# subtracts positions from unsigned lengths
import numpy as np


def table(seq_len, d_model):
    angles = np.arange(seq_len)[:, np.newaxis] / 10000 ** (np.arange(0, d_model, 2) / d_model)
    pe = np.empty((seq_len, d_model), np.float32)
    pe[:, 0::2] = np.sin(angles)
    pe[:, 1::2] = np.cos(angles)
    return pe


def add_to_padded(embeddings, lengths):
    _, seq_len, width = embeddings.shape
    pe = table(seq_len, width)
    left = lengths[:, np.newaxis] - np.arange(seq_len).astype(lengths.dtype)
    return embeddings + pe * (left > 0)[:, :, np.newaxis]
