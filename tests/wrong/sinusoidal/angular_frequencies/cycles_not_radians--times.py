# The frequencies are multiplied by 2 pi.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return 2 * np.pi * base ** (-np.arange(0, d_model, 2) / d_model)
