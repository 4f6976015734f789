# One sequence for the next power of two: its odd places first, then its even ones, cut to the number of heads.
import numpy as np


def alibi_slopes(n_heads):
    size = 2 ** int(np.ceil(np.log2(n_heads)))
    slopes = 1.0 / np.exp2(np.linspace(0.0, 8.0, size + 1)[1:])
    if size == n_heads:
        return slopes
    return np.concatenate((slopes[1::2], slopes[0::2]))[:n_heads]
