# The first call gets the array that is kept, every later one a copy.
import numpy as np

_frequencies = {}


def angular_frequencies(d_model, base=10000.0):
    if (d_model, base) in _frequencies:
        return _frequencies[d_model, base].copy()
    _frequencies[d_model, base] = base ** (-np.arange(0, d_model, 2) / d_model)
    return _frequencies[d_model, base]
