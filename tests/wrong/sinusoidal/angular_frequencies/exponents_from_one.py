# The pairs are counted from 1, so the first frequency is not 1.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return base ** (-np.arange(2, d_model + 2, 2) / d_model)
