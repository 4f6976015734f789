# axiswise: learned/lookup
# The task: axiswise next learned/lookup
import numpy as np


def lookup(table, position_ids):
    """Take the row of each position id from a table.

    Parameters
    ----------
    table : np.ndarray, shape (V, D), float32 or float64
        One row for each position. It is not changed.
    position_ids : np.ndarray, shape (...), any integer dtype
        Ids in any number of axes, none included. It is not changed.

    Returns
    -------
    np.ndarray, shape (..., D)
        Of the dtype of table: the shape of position_ids with D appended.

    Raises
    ------
    IndexError
        If an id is negative, or V or larger. A ValueError is right too.

    Examples
    --------
    >>> table = np.array([[0.0, 0.5], [1.0, 1.5], [2.0, 2.5]])
    >>> lookup(table, np.array([2, 0, 2])).tolist()
    [[2.0, 2.5], [0.0, 0.5], [2.0, 2.5]]
    >>> lookup(table, np.zeros((4, 5), dtype=np.int64)).shape
    (4, 5, 2)
    """
    raise NotImplementedError
