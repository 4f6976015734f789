# Counts from 1.
import numpy as np


def prices(count, step=1.0):
    return np.arange(1, count + 1) * float(step)
