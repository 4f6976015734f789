# The exponents are rounded to float32, the powers float64.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return base ** (-np.arange(0, d_model, 2) / d_model).astype(np.float32).astype(np.float64)
