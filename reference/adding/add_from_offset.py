import numpy as np


def add_from_offset(embeddings, table, start):
    """Add row start + t of the table to token t of every sample (absolute positions: Vaswani et al., 2017, 3.5)."""
    batch, seq_len, _ = embeddings.shape
    if start < 0:
        raise ValueError(f"start is {start}; positions count from 0")
    if start + seq_len > table.shape[0]:
        raise ValueError(f"{start + seq_len} positions are needed, the table has {table.shape[0]}")
    total = np.empty(embeddings.shape, np.result_type(embeddings, table))
    for sample in range(batch):
        for token in range(seq_len):
            total[sample, token] = embeddings[sample, token] + table[start + token]
    return total
