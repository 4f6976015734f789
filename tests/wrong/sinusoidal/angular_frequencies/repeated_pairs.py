# Every frequency stands twice, once for each column of its pair.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return np.repeat(base ** (-np.arange(0, d_model, 2) / d_model), 2)
