# One frequency too many: 1 / base stands at the end.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return base ** (-np.arange(0, d_model + 1, 2) / d_model)
