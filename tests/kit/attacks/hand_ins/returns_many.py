# Returns two million numbers, and arrays within lists within lists.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return [[np.zeros(4)] * 1000] * 1000 + list(range(2 * 10**6))
