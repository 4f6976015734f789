"""Oracle of the relative shift: one query at a time."""

import numpy as np


def rel_shift(x):
    """Move row i to the left by Tq - 1 - i places (Dai et al., 2019, appendix B); 0 where nothing is left to move."""
    n_queries = x.shape[-2]
    shifted = np.zeros(x.shape, dtype=x.dtype)
    for i in range(n_queries):
        row = x[..., i, n_queries - 1 - i :]
        shifted[..., i, : row.shape[-1]] = row
    return shifted
