# axiswise: sinusoidal/position_similarity
# The task: axiswise next sinusoidal/position_similarity
import numpy as np


def position_similarity(encoding):
    """Dot products of the rows of an encoding, every row with every row.

    Parameters
    ----------
    encoding : np.ndarray, shape (T, D), float32 or float64
        One row a position; D is at least 1. It is not changed.

    Returns
    -------
    np.ndarray, shape (T, T), dtype of encoding
        Element [i, j] is the dot product of rows i and j.

    Examples
    --------
    >>> position_similarity(np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]))
    array([[ 5., 11., 17.],
           [11., 25., 39.],
           [17., 39., 61.]])
    >>> position_similarity(positional_encoding(3, 4)).round(3)
    array([[2.   , 1.54 , 0.584],
           [1.54 , 2.   , 1.54 ],
           [0.584, 1.54 , 2.   ]], dtype=float32)
    """
    raise NotImplementedError
