# Calls of one width write into the same memory.
import numpy as np

_memory = {}


def angular_frequencies(d_model, base=10000.0):
    frequencies = _memory.setdefault(d_model, np.zeros(d_model // 2))
    frequencies[...] = base ** (-np.arange(0, d_model, 2) / d_model)
    return frequencies
