# The return is missing.
import math

import numpy as np


def sequence(n):
    return 2.0 ** (-8.0 * np.arange(1, n + 1) / n)


def alibi_slopes(n_heads):
    c = 2 ** math.floor(math.log2(n_heads))
    rest = sequence(2 * c)[0::2][: n_heads - c]
    slopes = np.concatenate([sequence(c), rest])
    slopes.setflags(write=False)
