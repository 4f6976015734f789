# Counts one by one.
import numpy as np


def prices(count, step=1.0):
    return np.array([n * float(step) for n in range(count)])
