# axiswise: sinusoidal/angular_frequencies
# The task: axiswise next sinusoidal/angular_frequencies
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    """Angular frequencies of the pairs of columns, in radians per position.

    Parameters
    ----------
    d_model : int
        Width of the encoding; even, at least 2.
    base : float
        Base of the geometric sequence; positive.

    Returns
    -------
    np.ndarray
        float64, shape (d_model / 2,). Element i is base ** (-2i / d_model).

    Examples
    --------
    >>> angular_frequencies(8)
    array([1.   , 0.1  , 0.01 , 0.001])
    >>> angular_frequencies(4, 100.0)
    array([1. , 0.1])
    """
    raise NotImplementedError
