# Exponents in whole units of 8 / 2c, then one power of two for all heads.
import numpy as np


def alibi_slopes(n_heads):
    c = 1 << (int(n_heads).bit_length() - 1)
    units = np.r_[2 : 2 * c + 1 : 2, 1 : 2 * (n_heads - c) : 2]
    return np.power(2.0, units * (-4.0 / c))
