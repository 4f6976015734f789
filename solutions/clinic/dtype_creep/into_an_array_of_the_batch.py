# The result is allocated first, in the dtype of the words; every step writes into it.
import math

import numpy as np


def dtype_creep(embeddings):
    _, seq_len, width = embeddings.shape
    angles = np.arange(seq_len)[:, None] * np.power(10000.0, -2 * np.arange(width // 2) / width)
    result = np.multiply(embeddings, math.sqrt(width), out=np.empty(embeddings.shape, embeddings.dtype))
    result[..., 0::2] += np.sin(angles)
    result[..., 1::2] += np.cos(angles)
    return result
