# gathers by index, where a negative id counts from the end
import numpy as np


def add_from_offset(embeddings, table, start):
    seq_len = embeddings.shape[1]
    if start + seq_len > len(table):
        raise ValueError(f"{start + seq_len} positions, {len(table)} rows")
    return embeddings + table[np.arange(start, start + seq_len)]
