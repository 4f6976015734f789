# No axis is added: the table lacks the batch axis, and a missing axis is the first one.
import numpy as np


def batch_is_seq(embeddings):
    seq_len, width = embeddings.shape[1:]
    columns = np.arange(width)
    angles = np.arange(seq_len).reshape(-1, 1) / 10000.0 ** ((columns - columns % 2) / width)
    table = np.where(columns % 2, np.cos(angles), np.sin(angles)).astype(np.float32)
    return np.add(table, embeddings)
