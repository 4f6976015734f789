# Returns x as it was.
import numpy as np


def apply_rope_halves(x, positions=None, base=10000.0):
    return np.array(x)
