"""Toy oracle: numbers added to rows."""

import numpy as np


def add_row_numbers(table):
    """Add the numbers row by row (no paper needed)."""
    out = np.array(table, dtype=np.float64)
    for row in range(table.shape[0]):
        out[row] += row
    return out
