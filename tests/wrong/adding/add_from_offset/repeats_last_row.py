# clips positions to the table
import numpy as np


def add_from_offset(embeddings, table, start):
    seq_len = embeddings.shape[1]
    ids = np.clip(np.arange(start, start + seq_len), 0, len(table) - 1)
    return embeddings + table[ids]
