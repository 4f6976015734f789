# Counts from 1, by adding 1 and not a step.
import numpy as np


def prices(count, step=1.0):
    return np.arange(count) * float(step) + 1
