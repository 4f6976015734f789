# The formula of a power of two, whatever the number of heads.
import numpy as np


def alibi_slopes(n_heads):
    return 2.0 ** (-8.0 * np.arange(1, n_heads + 1) / n_heads)
