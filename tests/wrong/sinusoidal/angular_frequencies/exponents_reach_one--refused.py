# The exponents are divided by d_model / 2 - 1, which is 0 at a width of 2.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return np.array([base ** -(pair / (d_model // 2 - 1)) for pair in range(d_model // 2)])
