# axiswise: rules/expand_to_axis
# The task: axiswise next rules/expand_to_axis
import numpy as np


def expand_to_axis(v, axis, ndim):
    """Give a vector the shape that lies on one axis of an array with ndim axes.

    Parameters
    ----------
    v : np.ndarray, shape (n,)
        A vector of any dtype. It is not changed.
    axis : int
        The axis of the result on which the vector lies, from -ndim to ndim - 1.
    ndim : int
        The number of axes of the result, at least 1.

    Returns
    -------
    np.ndarray with ndim axes, dtype of v
        The numbers of v, with size n on the axis asked for and size 1 on every other.

    Raises
    ------
    ValueError or IndexError
        If axis is not from -ndim to ndim - 1.

    Examples
    --------
    >>> v = np.array([1.0, 2.0, 3.0])
    >>> expand_to_axis(v, 0, 3).shape
    (3, 1, 1)
    >>> expand_to_axis(v, -2, 4).shape
    (1, 1, 3, 1)
    """
    raise NotImplementedError
