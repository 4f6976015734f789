import math

import numpy as np


def dtype_creep(embeddings):
    """Scale by sqrt(D), add the encoding, keep the dtype (Vaswani et al., 2017, sections 3.4 and 3.5)."""
    _, seq_len, width = embeddings.shape
    encoding = np.empty((seq_len, width))
    for position in range(seq_len):
        for column in range(0, width, 2):
            angle = position / 10000.0 ** (column / width)
            encoding[position, column] = math.sin(angle)
            encoding[position, column + 1] = math.cos(angle)
    total = embeddings.astype(np.float64) * math.sqrt(width) + encoding
    return total.astype(embeddings.dtype)
