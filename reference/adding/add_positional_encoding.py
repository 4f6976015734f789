import math

import numpy as np


def add_positional_encoding(embeddings, max_seq_len=None):
    """Add sine and cosine of each position to every sample (Vaswani et al., 2017, section 3.5)."""
    _, seq_len, embed_dim = embeddings.shape
    encoding = np.empty((seq_len, embed_dim))
    for position in range(seq_len):
        for column in range(0, embed_dim, 2):
            angle = position / 10000.0 ** (column / embed_dim)
            encoding[position, column] = math.sin(angle)
            encoding[position, column + 1] = math.cos(angle)
    total = embeddings + encoding
    return total.astype(np.result_type(embeddings.dtype, np.float32))
