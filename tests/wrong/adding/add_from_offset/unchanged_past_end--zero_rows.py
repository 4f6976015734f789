# fills the missing rows with zeros
import numpy as np


def add_from_offset(embeddings, table, start):
    seq_len = embeddings.shape[1]
    rows = np.zeros(embeddings.shape[1:], table.dtype)
    there = table[start : start + seq_len]
    rows[: len(there)] = there
    return embeddings + rows
