import math

import numpy as np


def ignored_limit(embeddings, max_seq_len=None):
    """Add sines and cosines (Vaswani et al., 2017, section 3.5) unless there are more tokens than the limit."""
    _, seq_len, width = embeddings.shape
    if max_seq_len is not None and seq_len > max_seq_len:
        raise ValueError(f"{seq_len} tokens, at most {max_seq_len} are allowed")
    encoding = np.empty((seq_len, width))
    for position in range(seq_len):
        for column in range(0, width, 2):
            angle = position / 10000.0 ** (column / width)
            encoding[position, column] = math.sin(angle)
            encoding[position, column + 1] = math.cos(angle)
    return (embeddings + encoding).astype(np.result_type(embeddings, np.float32))
