# A base below 1 is taken for 1.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return max(base, 1.0) ** (-np.arange(0, d_model, 2) / d_model)
