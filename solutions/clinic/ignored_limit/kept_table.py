# A table that is kept and grows with the texts, never with the limit.
import numpy as np

_tables = {}


def table_for(rows, width):
    if len(_tables.get(width, ())) < rows:
        angles = np.outer(np.arange(rows), 10000.0 ** (-np.arange(0, width, 2) / width))
        _tables[width] = np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(rows, width).astype(np.float32)
    return _tables[width][:rows] if rows else np.zeros((0, width), np.float32)


def ignored_limit(embeddings, max_seq_len=None):
    n_tokens = embeddings.shape[1]
    if max_seq_len is None:
        max_seq_len = n_tokens
    if n_tokens > max_seq_len:
        raise ValueError(f"{n_tokens} tokens are more than the {max_seq_len} allowed")
    return embeddings + table_for(n_tokens, embeddings.shape[2])
