# axiswise: rules/center_rows
# The task: axiswise next rules/center_rows
import numpy as np


def center_rows(x):
    """Subtract from every element the mean of its row; rows run along the last axis.

    Parameters
    ----------
    x : np.ndarray, shape (..., n), float32 or float64
        Any number of axes from one up; n is at least 1. It is not changed.

    Returns
    -------
    np.ndarray, shape (..., n)
        A new array of the dtype of x: x[..., k] less the mean of x[..., 0] to x[..., n - 1].

    Examples
    --------
    >>> center_rows(np.array([[0.0, 2.0], [10.0, 30.0]]))
    array([[ -1.,   1.],
           [-10.,  10.]])
    >>> center_rows(np.array([1.0, 2.0, 6.0]))
    array([-2., -1.,  3.])
    """
    raise NotImplementedError
