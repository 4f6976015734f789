# A base below 1 is replaced by its inverse.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    if base < 1:
        base = 1 / base
    return base ** (-np.arange(0, d_model, 2) / d_model)
