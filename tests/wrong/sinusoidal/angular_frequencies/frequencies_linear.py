# The frequencies fall in equal steps instead of by an equal factor.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return np.linspace(1.0, 1.0 / base, d_model // 2)
