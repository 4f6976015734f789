import math

import numpy as np


def add_sequence_first(embeddings):
    """Add sine and cosine of position t to row t of a sequence-first batch (Vaswani et al., 2017, section 3.5)."""
    seq_len, batch, embed_dim = embeddings.shape
    total = embeddings.astype(np.result_type(embeddings.dtype, np.float32))
    for position in range(seq_len):
        for sample in range(batch):
            for column in range(0, embed_dim, 2):
                angle = position / 10000.0 ** (column / embed_dim)
                total[position, sample, column] += math.sin(angle)
                total[position, sample, column + 1] += math.cos(angle)
    return total
