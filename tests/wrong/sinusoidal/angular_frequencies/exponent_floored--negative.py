# The exponent is floored to 0 or -1: 1 for the first pair, 1 / base for all others.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return base ** (-np.arange(0, d_model, 2) // d_model * 1.0)
