# The slowest pair comes first.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return base ** (-np.arange(d_model - 2, -1, -2) / d_model)
