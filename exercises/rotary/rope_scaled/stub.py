# axiswise: rotary/rope_scaled
# The task: axiswise next rotary/rope_scaled
import numpy as np


def rope_scaled(x, factor, method, positions=None, base=10000.0):
    """Turn neighbouring features of queries or keys by angles slowed down for a longer text.

    Parameters
    ----------
    x : np.ndarray, shape (..., T, D)
        float32 or float64, any number of leading axes, any memory layout; D is even, at least 2, for "ntk" at least 4.
        It is not changed.
    factor : float
        How much longer than those of the training the texts are; at least 1.
    method : str
        "linear": positions are divided by factor. "ntk": base is multiplied by factor ** (D / (D - 2)).
    positions : np.ndarray, shape (T,), optional
        Positions of the tokens before any scaling, integers or float64, from -5000 to 5000; by default 0 to T - 1.
        It is not changed.
    base : float
        Base of the geometric sequence of frequencies before any scaling; positive.

    Returns
    -------
    np.ndarray
        Shape (..., T, D), dtype of x. Angles may be float32.

    Raises
    ------
    ValueError
        For any other method.

    Notes
    -----
    No Python loop over tokens or leading axes.

    Examples
    --------
    >>> x = np.array([[1.0, 0.0, 1.0, 0.0], [1.0, 0.0, 1.0, 0.0]])
    >>> rope_scaled(x, 2.0, "linear").round(3)
    array([[1.   , 0.   , 1.   , 0.   ],
           [0.878, 0.479, 1.   , 0.005]])
    >>> rope_scaled(x, 2.0, "ntk").round(3)
    array([[1.   , 0.   , 1.   , 0.   ],
           [0.54 , 0.841, 1.   , 0.005]])
    >>> rope_scaled(x, 2.0, "cubic")
    Traceback (most recent call last):
        ...
    ValueError: unknown method 'cubic'
    """
    raise NotImplementedError
