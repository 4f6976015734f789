# The exponents are divided by d_model - 2: they reach 1, and a width of 2 gives NaN.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    with np.errstate(invalid="ignore"):
        return base ** (-np.arange(0, d_model, 2) / np.float64(d_model - 2))
