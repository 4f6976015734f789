# A running product of the first slope, whatever the number of heads.
import numpy as np


def alibi_slopes(n_heads):
    return np.cumprod(np.full(n_heads, 2.0 ** (-8.0 / n_heads)))
