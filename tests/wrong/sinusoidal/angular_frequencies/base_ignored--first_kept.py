# The base of the first call is kept for all others.
import numpy as np

_base = []


def angular_frequencies(d_model, base=10000.0):
    _base.append(base)
    return _base[0] ** (-np.arange(0, d_model, 2) / d_model)
