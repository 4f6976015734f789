# tokens past the end get nothing
import numpy as np


def add_from_offset(embeddings, table, start):
    seq_len = embeddings.shape[1]
    total = embeddings.astype(np.result_type(embeddings, table))
    rows = table[max(start, 0) : max(start, 0) + seq_len]
    total[:, : len(rows)] += rows
    return total
