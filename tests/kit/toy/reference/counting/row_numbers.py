"""Toy oracle: numbers of rows."""

import numpy as np


def row_numbers(n_rows, step=1.0):
    """Number the rows (no paper needed)."""
    return np.array([row * step for row in range(n_rows)], dtype=np.float64)
