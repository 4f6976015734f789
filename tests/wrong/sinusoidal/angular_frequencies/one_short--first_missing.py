# The first frequency, 1, is missing.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return base ** (-np.arange(2, d_model, 2) / d_model)
