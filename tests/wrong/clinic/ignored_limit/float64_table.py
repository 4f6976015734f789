# the table is no longer float32
import numpy as np


def ignored_limit(embeddings, max_seq_len=None):
    _, seq_len, width = embeddings.shape
    if max_seq_len is not None and seq_len > max_seq_len:
        raise ValueError(f"{seq_len} tokens, max_seq_len is {max_seq_len}")
    angles = np.arange(seq_len)[:, np.newaxis] * 10000.0 ** (-np.arange(0, width, 2) / width)
    return embeddings + np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(seq_len, width)
