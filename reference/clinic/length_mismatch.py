import math

import numpy as np


def length_mismatch(embeddings):
    """Add sine and cosine of every position that the batch has (Vaswani et al., 2017, section 3.5)."""
    _, seq_len, width = embeddings.shape
    encoding = np.empty((seq_len, width))
    for position in range(seq_len):
        for column in range(0, width, 2):
            angle = position / 10000.0 ** (column / width)
            encoding[position, column] = math.sin(angle)
            encoding[position, column + 1] = math.cos(angle)
    total = embeddings + encoding
    return total.astype(np.result_type(embeddings.dtype, np.float32))
