# renames the parameter, by which everybody calls it
import numpy as np


def sinusoids(n_positions, width):
    angles = np.arange(n_positions)[:, None] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((n_positions, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def ignored_limit(embeddings, limit=None):
    _, seq_len, width = embeddings.shape
    if limit is not None and seq_len > limit:
        raise ValueError(f"{seq_len} tokens, at most {limit} are allowed")
    return embeddings + sinusoids(seq_len, width)
