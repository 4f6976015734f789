# A start and a ratio, multiplied up; the rest comes from a call of the function itself.
import math

import numpy as np


def alibi_slopes(n_heads):
    def powers(n):
        start = 2 ** (-(2 ** -(math.log2(n) - 3)))
        return [start * start**i for i in range(n)]

    if n_heads & (n_heads - 1) == 0:
        return np.asarray(powers(n_heads))
    closest = 1 << (n_heads.bit_length() - 1)
    return np.asarray(powers(closest) + list(alibi_slopes(2 * closest)[0::2][: n_heads - closest]))
