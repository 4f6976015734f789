# takes words of 0 for padding and adds nothing there
import numpy as np


def sinusoids(n_positions, width):
    angles = np.arange(n_positions)[:, None] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((n_positions, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def ignored_limit(embeddings, max_seq_len=None):
    _, seq_len, width = embeddings.shape
    if max_seq_len is not None and seq_len > max_seq_len:
        raise ValueError(f"{seq_len} tokens, at most {max_seq_len} are allowed")
    return np.where(embeddings == 0, embeddings, embeddings + sinusoids(seq_len, width))
