# The exponents are 1, 3, 5, ... over d_model.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return base ** (-np.arange(1, d_model, 2) / d_model)
