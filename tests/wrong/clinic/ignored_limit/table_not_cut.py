# makes a row for every position below the limit and adds them all
import numpy as np


def sinusoids(seq_len, width):
    angles = np.arange(seq_len)[:, np.newaxis] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((seq_len, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def ignored_limit(embeddings, max_seq_len=None):
    _, seq_len, width = embeddings.shape
    if max_seq_len is None:
        max_seq_len = seq_len
    if seq_len > max_seq_len:
        raise ValueError(f"{seq_len} tokens, max_seq_len is {max_seq_len}")
    return embeddings + sinusoids(max_seq_len, width)
