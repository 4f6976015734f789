# Real copies: each number of a n times, the whole of b m times.
import numpy as np


def add_outer(a, b):
    m, n = len(a), len(b)
    return np.repeat(a, n).reshape(m, n) + np.tile(b, m).reshape(m, n)
