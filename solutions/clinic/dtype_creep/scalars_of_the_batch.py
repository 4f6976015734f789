# Every number that meets the batch is first made one of its dtype.
import numpy as np


def dtype_creep(embeddings):
    kind = embeddings.dtype.type
    _, seq_len, width = embeddings.shape
    turns = np.exp(1j * np.outer(np.arange(seq_len), 10000.0 ** (-np.arange(0, width, 2) / width)))
    encoding = np.empty((seq_len, width), kind)
    encoding[:, 0::2], encoding[:, 1::2] = turns.imag, turns.real
    return embeddings * kind(width**0.5) + encoding
