# The numbers start at 1.
import numpy as np


def row_numbers(n_rows, step=1.0):
    return np.arange(1, n_rows + 1) * np.float64(step)
