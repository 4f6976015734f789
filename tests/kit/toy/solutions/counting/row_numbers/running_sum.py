# Add the step up.
import numpy as np


def row_numbers(n_rows, step=1.0):
    return np.cumsum(np.full(n_rows, step, dtype=np.float64)) - step
