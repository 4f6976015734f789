# The frequencies are stored in an integer array and widened again.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return (base ** (-np.arange(0, d_model, 2) / d_model)).astype(int).astype(np.float64)
