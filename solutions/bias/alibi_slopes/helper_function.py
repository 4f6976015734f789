# The formula as a helper, called for the lower power of two and for the next.
import math

import numpy as np


def power_of_two_slopes(n):
    return 2.0 ** (-8.0 * np.arange(1, n + 1) / n)


def alibi_slopes(n_heads):
    if math.log2(n_heads).is_integer():
        return power_of_two_slopes(n_heads)
    lower = 2 ** math.floor(math.log2(n_heads))
    extra = power_of_two_slopes(2 * lower)[::2]
    return np.append(power_of_two_slopes(lower), extra[: n_heads - lower])
