# The frequencies are rounded to 3 decimals.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return np.round(base ** (-np.arange(0, d_model, 2) / d_model), 3)
