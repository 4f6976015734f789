# axiswise: rotary/rope_angles
# The task: axiswise next rotary/rope_angles
import numpy as np


def rope_angles(positions, head_dim, base=10000.0):
    """Angle by which each pair of features turns at each position, in radians.

    Parameters
    ----------
    positions : np.ndarray, shape (...,)
        Integers of any integer dtype, or float64; negative ones and fractions too. It is not changed.
    head_dim : int
        Number of features of a head; even, at least 2.
    base : float
        Base of the geometric sequence of frequencies; positive.

    Returns
    -------
    np.ndarray
        float64, shape (..., head_dim / 2). Element [..., i] is p * base ** (-2i / head_dim), where p is the
        position at [...]. No step is less precise than float64.

    Examples
    --------
    >>> rope_angles(np.array([0, 1, 7]), 4)
    array([[0.  , 0.  ],
           [1.  , 0.01],
           [7.  , 0.07]])
    >>> rope_angles(np.array([[-2, 0.5]]), 6, base=1000.0).shape
    (1, 2, 3)
    """
    raise NotImplementedError
