# The frequencies stand twice, one row of them after the other.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return np.tile(base ** (-np.arange(0, d_model, 2) / d_model), 2)
