# Asks for 20 GB.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return np.ones(20 * 10**9 // 8)
