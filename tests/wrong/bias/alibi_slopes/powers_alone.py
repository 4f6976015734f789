# Refuses any number that is no power of two.
import math

import numpy as np


def alibi_slopes(n_heads):
    if not math.log2(n_heads).is_integer():
        raise ValueError("the number of heads must be a power of two")
    return 2.0 ** (-8.0 * np.arange(1, n_heads + 1) / n_heads)
