# The exponents are float32, and so are the powers.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return base ** (-np.arange(0, d_model, 2, dtype=np.float32) / d_model)
