# axiswise: rules/pairwise_distances
# The task: axiswise next rules/pairwise_distances
import numpy as np


def pairwise_distances(a, b):
    """Euclidean distances between all points of a and all points of b.

    Parameters
    ----------
    a : np.ndarray, shape (m, d), float32 or float64
        One point a row; m may be 0, d is at least 1. It is not changed.
    b : np.ndarray, shape (n, d), dtype of a
        One point a row; n may be 0. It is not changed.

    Returns
    -------
    np.ndarray, shape (m, n)
        A new array of the dtype of a: element [i, j] is the root of the sum over k of
        (a[i, k] - b[j, k]) ** 2. It is never NaN.

    Notes
    -----
    No Python loop: the steps run do not grow with m, n or d.

    Examples
    --------
    >>> a = np.array([[0.0, 0.0], [3.0, 0.0]])
    >>> b = np.array([[0.0, 4.0], [3.0, 1.0], [3.0, 0.0]])
    >>> pairwise_distances(a, b).round(3)
    array([[4.   , 3.162, 3.   ],
           [5.   , 1.   , 0.   ]])
    """
    raise NotImplementedError
