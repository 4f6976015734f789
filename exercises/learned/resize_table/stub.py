# axiswise: learned/resize_table
# The task: axiswise next learned/resize_table
import numpy as np


def resize_table(table, new_len):
    """Resize a position table to another number of rows by linear interpolation, ends kept.

    Parameters
    ----------
    table : np.ndarray, shape (V, D), float32 or float64
        One row for each position, at least one. It is not changed.
    new_len : int
        Number of rows wanted, 2 or more.

    Returns
    -------
    np.ndarray, shape (new_len, D)
        Of the dtype of table: row j is the table read at place j * (V - 1) / (new_len - 1), on the straight
        line between the rows on either side.

    Examples
    --------
    >>> table = np.array([[0.0, 100.0], [10.0, 200.0], [20.0, 0.0]])
    >>> resize_table(table, 5).tolist()
    [[0.0, 100.0], [5.0, 150.0], [10.0, 200.0], [15.0, 100.0], [20.0, 0.0]]
    >>> resize_table(table, 2).tolist()
    [[0.0, 100.0], [20.0, 0.0]]
    """
    raise NotImplementedError
