# sums over the second axis afterwards
import numpy as np


def add_outer(a, b):
    return (a[:, np.newaxis] + b).sum(axis=1)
