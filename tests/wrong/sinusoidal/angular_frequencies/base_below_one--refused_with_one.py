# Refuses a base of 1 or less.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    if base <= 1:
        raise ValueError("base must be greater than 1")
    return base ** (-np.arange(0, d_model, 2) / d_model)
