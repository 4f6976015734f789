# The power of two must be smaller than the number of heads, even where that is one itself.
import numpy as np


def sequence(n):
    return 2.0 ** (-8.0 * np.arange(1, n + 1) / n)


def alibi_slopes(n_heads):
    c = 1
    while 2 * c < n_heads:
        c *= 2
    return np.concatenate([sequence(c), sequence(2 * c)[0::2]])[:n_heads]
