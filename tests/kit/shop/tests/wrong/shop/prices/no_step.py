# Never uses the step.
import numpy as np


def prices(count, step=1.0):
    return np.arange(count) * 1.0
