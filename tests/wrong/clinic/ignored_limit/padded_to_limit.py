# the result has as many tokens as the limit allows
import numpy as np


def sinusoids(seq_len, width):
    angles = np.arange(seq_len)[:, np.newaxis] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((seq_len, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def ignored_limit(embeddings, max_seq_len=None):
    batch_size, seq_len, width = embeddings.shape
    if max_seq_len is None:
        return embeddings + sinusoids(seq_len, width)
    if seq_len > max_seq_len:
        raise ValueError(f"{seq_len} tokens, max_seq_len is {max_seq_len}")
    padded = np.zeros((batch_size, max_seq_len, width), embeddings.dtype)
    padded[:, :seq_len] = embeddings
    return padded + sinusoids(max_seq_len, width)
