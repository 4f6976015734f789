import math

import numpy as np


def add_to_padded(embeddings, lengths):
    """Add sine and cosine of its position to each token that is not padding (Vaswani et al., 2017, section 3.5)."""
    batch, seq_len, embed_dim = embeddings.shape
    total = embeddings.astype(np.result_type(embeddings.dtype, np.float32))
    for sample in range(batch):
        for position in range(seq_len):
            if position < lengths[sample]:
                for column in range(0, embed_dim, 2):
                    angle = position / 10000.0 ** (column / embed_dim)
                    total[sample, position, column] += math.sin(angle)
                    total[sample, position, column + 1] += math.cos(angle)
    return total
