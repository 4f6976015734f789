# two new axes: the result has three
import numpy as np


def add_outer(a, b):
    return a[:, np.newaxis, np.newaxis] + b
