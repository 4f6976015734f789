# Frequencies are remembered by d_model alone, and copied.
import numpy as np

_frequencies = {}


def angular_frequencies(d_model, base=10000.0):
    if d_model not in _frequencies:
        _frequencies[d_model] = base ** (-np.arange(0, d_model, 2) / d_model)
    return _frequencies[d_model].copy()
