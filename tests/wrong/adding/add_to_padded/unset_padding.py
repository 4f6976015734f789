# the result is made with np.empty, and its padding never set
import numpy as np


def table(seq_len, d_model):
    angles = np.arange(seq_len)[:, np.newaxis] / 10000 ** (np.arange(0, d_model, 2) / d_model)
    pe = np.empty((seq_len, d_model), np.float32)
    pe[:, 0::2] = np.sin(angles)
    pe[:, 1::2] = np.cos(angles)
    return pe


def add_to_padded(embeddings, lengths):
    batch, seq_len, width = embeddings.shape
    pe = table(seq_len, width)
    result = np.empty(embeddings.shape, np.result_type(embeddings, np.float32))
    for b in range(batch):
        result[b, : lengths[b]] = embeddings[b, : lengths[b]] + pe[: lengths[b]]
    return result
