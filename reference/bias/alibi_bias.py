"""Oracle of the ALiBi bias: one pair of tokens at a time."""

import numpy as np


def alibi_bias(slopes, q_len, k_len):
    """Return minus slope times distance (Press et al., 2021), the last query being at the last key."""
    bias = np.empty((len(slopes), q_len, k_len), slopes.dtype)
    for h, i, j in np.ndindex(bias.shape):
        bias[h, i, j] = -slopes[h] * (k_len - q_len + i - j)
    return bias
