# The frequencies are rounded to float16 and widened again.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return (base ** (-np.arange(0, d_model, 2) / d_model)).astype(np.float16).astype(np.float64)
