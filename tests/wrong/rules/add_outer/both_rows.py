# the new axis stands in front of a, where the rule would put one anyway
import numpy as np


def add_outer(a, b):
    return a[np.newaxis, :] + b[np.newaxis, :]
