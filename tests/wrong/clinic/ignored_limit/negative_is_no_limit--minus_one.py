# takes -1 for none, as some libraries do
import numpy as np


def sinusoids(seq_len, width):
    angles = np.arange(seq_len)[:, np.newaxis] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((seq_len, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def ignored_limit(embeddings, max_seq_len=None):
    _, seq_len, width = embeddings.shape
    if max_seq_len is not None and max_seq_len != -1 and seq_len > max_seq_len:
        raise ValueError(f"{seq_len} tokens, max_seq_len is {max_seq_len}")
    return embeddings + sinusoids(seq_len, width)
