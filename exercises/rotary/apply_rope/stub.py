# axiswise: rotary/apply_rope
# The task: axiswise next rotary/apply_rope
import numpy as np


def apply_rope(x, positions=None, base=10000.0):
    """Turn neighbouring features of queries or keys by angles that grow with the position.

    Parameters
    ----------
    x : np.ndarray, shape (..., T, D)
        float32 or float64, any number of leading axes, any memory layout; D is even and at least 2. It is not changed.
    positions : np.ndarray, shape (T,), optional
        Positions of the tokens, integers or float64, from -5000 to 5000; 0, 1, ..., T - 1 by default. Not changed.
    base : float
        Base of the geometric sequence of frequencies; positive.

    Returns
    -------
    np.ndarray
        Shape (..., T, D), dtype of x. For token t, features 2i and 2i + 1 are those of x, turned counter-clockwise by
        positions[t] * base ** (-2i / D) radians. Angles may be float32.

    Notes
    -----
    No Python loop over tokens or leading axes.

    Examples
    --------
    >>> x = np.array([[1.0, 0.0, 1.0, 0.0], [1.0, 0.0, 1.0, 0.0]])
    >>> apply_rope(x).round(3)
    array([[1.   , 0.   , 1.   , 0.   ],
           [0.54 , 0.841, 1.   , 0.01 ]])
    >>> apply_rope(x, positions=np.array([0, -1])).round(3)
    array([[ 1.   ,  0.   ,  1.   ,  0.   ],
           [ 0.54 , -0.841,  1.   , -0.01 ]])
    >>> apply_rope(np.ones((2, 8, 5, 64), dtype=np.float32)).shape
    (2, 8, 5, 64)
    """
    raise NotImplementedError
