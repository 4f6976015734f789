# The exponents run from 0 to 1 with both ends, so the last frequency is 1 / base.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return base ** -np.linspace(0.0, 1.0, d_model // 2)
