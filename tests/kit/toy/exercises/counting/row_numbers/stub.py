# axiswise: counting/row_numbers
# The task: axiswise next counting/row_numbers
import numpy as np


def row_numbers(n_rows, step=1.0):
    """Number the rows.

    Parameters
    ----------
    n_rows : int
        How many rows, 0 or more.
    step : float
        Distance between two numbers.

    Returns
    -------
    np.ndarray
        Shape (n_rows,), dtype float64.

    Examples
    --------
    >>> row_numbers(3, 2.0)
    array([0., 2., 4.])
    """
    raise NotImplementedError
