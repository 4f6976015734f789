# The power is taken in float32 and widened again.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return (base ** (-np.arange(0, d_model, 2, dtype=np.float32) / d_model)).astype(np.float64)
