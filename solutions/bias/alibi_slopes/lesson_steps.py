# The lesson's steps: an arange of exponents, times the logarithm of the base over the width, then exp.
import numpy as np


def alibi_slopes(n_heads):
    c = 1
    while c * 2 <= n_heads:
        c = c * 2
    exponents = np.arange(1, c + 1)  # (c,)
    slopes = np.exp(exponents * (-8.0 * np.log(2.0) / c))
    more = np.exp(np.arange(1, 2 * c + 1, 2) * (-8.0 * np.log(2.0) / (2 * c)))
    return np.concatenate([slopes, more[: n_heads - c]])
