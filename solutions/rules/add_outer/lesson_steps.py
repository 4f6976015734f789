# The lesson's way of meeting every position with every other: a column by np.newaxis, a row by np.newaxis.
import numpy as np


def add_outer(a, b):
    return a[:, np.newaxis] + b[np.newaxis, :]
