# The frequencies are cut to integers: 1, 0, 0, ...
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return (base ** (-np.arange(0, d_model, 2) / d_model)).astype(int)
