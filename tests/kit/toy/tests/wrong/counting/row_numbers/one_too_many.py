# The last number is counted too.
import numpy as np


def row_numbers(n_rows, step=1.0):
    return np.arange(n_rows + 1) * np.float64(step)
