# A running product of the first slope, and the second sequence from the middle between two exponents.
import numpy as np


def alibi_slopes(n_heads):
    c = 2 ** int(np.log2(n_heads))
    ratio = 0.5 ** (8 / c)
    first = np.cumprod(np.full(c, ratio))
    between = first / np.sqrt(ratio)
    return np.hstack([first, between[: n_heads - c]])
