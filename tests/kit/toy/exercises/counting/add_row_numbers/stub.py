# axiswise: counting/add_row_numbers
# The task: axiswise next counting/add_row_numbers
import numpy as np


def add_row_numbers(table):
    """Add the number of its row to every value.

    Parameters
    ----------
    table : np.ndarray
        Shape (n_rows, n_columns), dtype float64; not changed.

    Returns
    -------
    np.ndarray
        Shape (n_rows, n_columns), dtype float64.
    """
    raise NotImplementedError
