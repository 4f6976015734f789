# squeeze turns a single frequency into a 0-d array.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return np.squeeze(base ** (-np.arange(0, d_model, 2) / d_model))
