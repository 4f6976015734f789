# sample b starts b positions later
import numpy as np


def add_from_offset(embeddings, table, start):
    seq_len = embeddings.shape[1]
    if start < 0 or start + seq_len > len(table):
        raise ValueError(f"{start + seq_len} positions from {start}, {len(table)} rows")
    ids = start + np.arange(len(embeddings))[:, np.newaxis] + np.arange(seq_len)
    return embeddings + table.take(ids, axis=0, mode="clip")
