# A geometric sequence between its two known ends.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    last = base ** (2.0 / d_model - 1.0)
    return np.geomspace(1.0, last, d_model // 2)
