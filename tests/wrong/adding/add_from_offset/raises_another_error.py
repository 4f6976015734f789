# gathers by index, whose error is an IndexError
import numpy as np


def add_from_offset(embeddings, table, start):
    seq_len = embeddings.shape[1]
    if start < 0:
        raise ValueError(f"start is {start}")
    return embeddings + table[np.arange(start, start + seq_len)]
