# Frequencies are remembered and handed out themselves: whoever writes into them spoils them for all.
import numpy as np

_frequencies = {}


def angular_frequencies(d_model, base=10000.0):
    if (d_model, base) not in _frequencies:
        _frequencies[d_model, base] = base ** (-np.arange(0, d_model, 2) / d_model)
    return _frequencies[d_model, base]
