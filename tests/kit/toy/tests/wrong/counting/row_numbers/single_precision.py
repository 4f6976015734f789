# The result is rounded to float32.
import numpy as np


def row_numbers(n_rows, step=1.0):
    return (np.arange(n_rows) * step).astype(np.float32)
