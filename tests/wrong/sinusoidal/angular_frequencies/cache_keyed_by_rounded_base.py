# Frequencies are remembered by the width and the base without its decimals.
import numpy as np

_frequencies = {}


def angular_frequencies(d_model, base=10000.0):
    key = d_model, int(base)
    if key not in _frequencies:
        _frequencies[key] = base ** (-np.arange(0, d_model, 2) / d_model)
    return _frequencies[key].copy()
