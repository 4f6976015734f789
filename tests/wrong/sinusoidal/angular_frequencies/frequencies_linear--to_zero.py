# The frequencies are 1 - 2i / d_model: no power at all.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return 1 - np.arange(0, d_model, 2) / d_model
