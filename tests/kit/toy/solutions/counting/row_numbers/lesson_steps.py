# Count, then multiply by a scalar.
import numpy as np


def row_numbers(n_rows, step=1.0):
    return np.arange(n_rows) * np.float64(step)
