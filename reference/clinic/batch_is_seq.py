import math

import numpy as np


def batch_is_seq(embeddings):
    """Add the encoding of position t to token t of every sample (Vaswani et al., 2017, section 3.5)."""
    total = embeddings.astype(np.float64)
    n_samples, seq_len, width = total.shape
    for sample in range(n_samples):
        for position in range(seq_len):
            for column in range(0, width, 2):
                angle = position / 10000.0 ** (column / width)
                total[sample, position, column] += math.sin(angle)
                total[sample, position, column + 1] += math.cos(angle)
    return total.astype(np.result_type(embeddings.dtype, np.float32))
