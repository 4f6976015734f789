# The only frequency of a width of 2 is returned as the integer 1.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    if d_model == 2:
        return np.array([1])
    return base ** (-np.arange(0, d_model, 2) / d_model)
