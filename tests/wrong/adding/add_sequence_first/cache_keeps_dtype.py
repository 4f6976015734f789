# a table that grows, kept in the dtype of the words that came first
import numpy as np

TABLES = {}


def table(seq_len, d_model):
    angles = np.arange(seq_len)[:, np.newaxis] / 10000 ** (np.arange(0, d_model, 2) / d_model)
    pe = np.empty((seq_len, d_model), np.float32)
    pe[:, 0::2] = np.sin(angles)
    pe[:, 1::2] = np.cos(angles)
    return pe


def add_sequence_first(embeddings):
    seq_len, _, width = embeddings.shape
    if width not in TABLES or len(TABLES[width]) < seq_len:
        TABLES[width] = table(seq_len, width).astype(embeddings.dtype)
    pe = TABLES[width][:seq_len]
    return embeddings + pe[:, np.newaxis]
