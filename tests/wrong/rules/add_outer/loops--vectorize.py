# vectorize calls a Python function for every pair
import numpy as np


def add_outer(a, b):
    return np.vectorize(lambda x, y: x + y)(a[:, np.newaxis], b)
