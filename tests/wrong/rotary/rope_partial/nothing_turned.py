# Returns x as it was.
import numpy as np


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    return np.array(x)
