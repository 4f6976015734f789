# A (sin, cos) pair is one complex number, i * exp(-i * angle): view the table as complex, and as floats again.
import numpy as np


def add_positional_encoding(embeddings, max_seq_len=None):
    _, seq_len, width = embeddings.shape
    rates = 10000.0 ** (-2.0 * np.arange(width // 2) / width)
    pairs = 1j * np.exp(-1j * np.outer(np.arange(seq_len), rates))
    encoding = pairs.view(np.float64).astype(np.float32)
    return np.add(embeddings, encoding)
