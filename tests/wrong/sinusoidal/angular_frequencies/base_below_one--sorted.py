# The largest number comes first, also for a base below 1.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return np.sort(base ** (-np.arange(0, d_model, 2) / d_model))[::-1]
