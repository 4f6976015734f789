# Split the table into the rows behind, the rows of this chunk and the rows ahead, and see whether enough came out.
import numpy as np


def add_from_offset(embeddings, table, start):
    if start < 0:
        raise ValueError(f"negative start: {start}")
    seq_len = embeddings.shape[1]
    _, rows, _ = np.split(table, [start, start + seq_len])
    if rows.shape[0] != seq_len or start > table.shape[0]:
        raise ValueError(f"too short: {table.shape[0]} rows for {start + seq_len} positions")
    return embeddings + np.expand_dims(rows, 0)
