# The formula as it is printed: a scalar base raised to an array of exponents.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    pairs = np.arange(d_model // 2)
    return base ** (-2.0 * pairs / d_model)
