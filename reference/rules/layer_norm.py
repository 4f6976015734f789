import math

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    """Normalise each row, then scale and shift (Ba et al., 2016, section 3; eps as in Ioffe and Szegedy, 2015)."""
    wide = np.array(x, dtype=np.float64)
    result = np.empty(x.shape)
    for index in np.ndindex(x.shape[:-1]):
        row = wide[index]
        centered = row - row.sum() / row.size
        variance = (centered**2).sum() / row.size
        result[index] = gamma * (centered / math.sqrt(variance + eps)) + beta
    return result.astype(x.dtype)
