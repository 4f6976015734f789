# The lesson's steps: even numbers, times minus log(base) over the width, then exp.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    exponents = np.arange(0, d_model, 2)  # (d_model / 2,): 0, 2, 4, ... is 2i already
    return np.exp(exponents * (-np.log(base) / d_model))
