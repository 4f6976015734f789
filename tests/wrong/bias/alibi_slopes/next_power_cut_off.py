# The sequence of the next power of two, cut off.
import math

import numpy as np


def alibi_slopes(n_heads):
    n = 2 ** math.ceil(math.log2(n_heads))
    return (2.0 ** (-8.0 * np.arange(1, n + 1) / n))[:n_heads]
