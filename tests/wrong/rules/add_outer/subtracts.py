# differences instead of sums
import numpy as np


def add_outer(a, b):
    return a[:, np.newaxis] - b[np.newaxis, :]
