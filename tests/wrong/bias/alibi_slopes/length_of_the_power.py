# Returns the slopes of the lower power of two alone.
import math

import numpy as np


def alibi_slopes(n_heads):
    c = 2 ** math.floor(math.log2(n_heads))
    return 2.0 ** (-8.0 * np.arange(1, c + 1) / c)
