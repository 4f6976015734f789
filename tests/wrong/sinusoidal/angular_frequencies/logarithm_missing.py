# exp of the exponent without the logarithm of the base.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return np.exp(-np.arange(0, d_model, 2) / d_model)
