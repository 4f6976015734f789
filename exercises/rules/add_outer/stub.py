# axiswise: rules/add_outer
# The task: axiswise next rules/add_outer
import numpy as np


def add_outer(a, b):
    """Add every number of one vector to every number of another.

    Parameters
    ----------
    a : np.ndarray, shape (m,), float32, float64 or int64
        One number for each row. It is not changed.
    b : np.ndarray, shape (n,), float32, float64 or int64
        One number for each column. It is not changed.

    Returns
    -------
    np.ndarray, shape (m, n)
        Element [i, j] is a[i] + b[j]; the dtype is np.result_type(a, b).

    Notes
    -----
    No Python loop: the steps run do not grow with m or n. np.add.outer may not be used.

    Examples
    --------
    >>> add_outer(np.array([10.0, 20.0]), np.array([1.0, 2.0, 3.0])).tolist()
    [[11.0, 12.0, 13.0], [21.0, 22.0, 23.0]]
    """
    raise NotImplementedError
