# states the limit with assert
import numpy as np


def sinusoids(seq_len, width):
    angles = np.arange(seq_len)[:, np.newaxis] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((seq_len, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def ignored_limit(embeddings, max_seq_len=None):
    _, seq_len, width = embeddings.shape
    assert max_seq_len is None or seq_len <= max_seq_len, f"{seq_len} tokens, at most {max_seq_len}"
    return embeddings + sinusoids(seq_len, width)
