# Halves the slope from head to head in both sequences.
import math

import numpy as np


def sequence(n):
    return 2.0 ** -np.arange(1.0, n + 1)


def alibi_slopes(n_heads):
    c = 2 ** math.floor(math.log2(n_heads))
    rest = sequence(2 * c)[0::2][: n_heads - c]
    return np.concatenate([sequence(c), rest])
