# Everything in float64, rounded once: the most exact result, at the price of a float64 batch in between.
import numpy as np


def dtype_creep(embeddings):
    _, seq_len, width = embeddings.shape
    columns = np.arange(width)
    angles = np.arange(seq_len)[:, None] / 10000.0 ** ((columns - columns % 2) / width)
    encoding = np.where(columns % 2 == 0, np.sin(angles), np.cos(angles))
    return (embeddings * np.sqrt(width) + encoding).astype(embeddings.dtype)
