# The default base is 100000, not 10000.
import numpy as np


def angular_frequencies(d_model, base=100000.0):
    return base ** (-np.arange(0, d_model, 2) / d_model)
