# axiswise: rotary/rope_partial
# The task: axiswise next rotary/rope_partial
import numpy as np


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    """Turn neighbouring features of the first part of each head; pass the rest on.

    Parameters
    ----------
    x : np.ndarray, shape (..., T, D)
        float32 or float64, finite, any number of leading axes, any memory layout; D may be odd. It is not changed.
    rotary_dim : int
        Number of features that are turned; even, from 2 to D.
    positions : np.ndarray, shape (T,), optional
        Positions of the tokens, integers or float64, from -5000 to 5000; 0, 1, ..., T - 1 by default. Not changed.
    base : float
        Base of the geometric sequence of frequencies; positive.

    Returns
    -------
    np.ndarray
        Shape (..., T, D), dtype of x. For token t, features 2i and 2i + 1 below rotary_dim are those of x, turned
        counter-clockwise by positions[t] * base ** (-2i / rotary_dim) radians. The others are those of x. Angles may be
        float32.

    Notes
    -----
    No Python loop over tokens or leading axes.

    Examples
    --------
    >>> x = np.array([[1.0, 0.0, 1.0, 0.0, 5.0], [1.0, 0.0, 1.0, 0.0, 6.0]])
    >>> rope_partial(x, 2).round(3)
    array([[1.   , 0.   , 1.   , 0.   , 5.   ],
           [0.54 , 0.841, 1.   , 0.   , 6.   ]])
    >>> rope_partial(x, 4).round(3)
    array([[1.   , 0.   , 1.   , 0.   , 5.   ],
           [0.54 , 0.841, 1.   , 0.01 , 6.   ]])
    """
    raise NotImplementedError
