# The base is rounded to float32; its powers are not.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return np.float64(np.float32(base)) ** (-np.arange(0, d_model, 2) / d_model)
