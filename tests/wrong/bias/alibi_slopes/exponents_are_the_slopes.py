# Returns the fractions 1/n, 2/n, ... of the exponent.
import math

import numpy as np


def sequence(n):
    return np.arange(1, n + 1) / n


def alibi_slopes(n_heads):
    c = 2 ** math.floor(math.log2(n_heads))
    rest = sequence(2 * c)[0::2][: n_heads - c]
    return np.concatenate([sequence(c), rest])
