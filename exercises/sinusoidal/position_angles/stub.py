# axiswise: sinusoidal/position_angles
# The task: axiswise next sinusoidal/position_angles
import numpy as np


def position_angles(seq_len, d_model):
    """Angles of all positions in all pairs of columns, in radians.

    Parameters
    ----------
    seq_len : int
        Number of positions; 0 or more.
    d_model : int
        Width of the encoding; even, at least 2.

    Returns
    -------
    np.ndarray
        float64, shape (seq_len, d_model / 2). Element [p, i] is p * 10000 ** (-2i / d_model).

    Notes
    -----
    No Python loop over the positions: the steps run do not grow with seq_len.

    Examples
    --------
    >>> position_angles(3, 4)
    array([[0.  , 0.  ],
           [1.  , 0.01],
           [2.  , 0.02]])
    >>> position_angles(0, 6).shape
    (0, 3)
    """
    raise NotImplementedError
