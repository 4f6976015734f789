# axiswise: bias/stable_softmax
# The task: axiswise next bias/stable_softmax
import numpy as np


def stable_softmax(scores):
    """Weights of every row of scores: exponentials over their sum, zeros where every score is -inf.

    Parameters
    ----------
    scores : np.ndarray, shape (..., n), float32 or float64
        Finite, of any size, or -inf; n is at least 1. It is not changed.

    Returns
    -------
    np.ndarray, shape (..., n)
        Of the dtype of scores. Along the last axis: exp(score) over the sum of exp(score) of the row, 0 where the
        score is -inf, and zeros for a row that holds nothing else. float64 is right to ten digits.

    Examples
    --------
    >>> stable_softmax(np.array([[0.0, 0.0, -np.inf, 0.0], [-np.inf, -np.inf, -np.inf, -np.inf]])).round(3)
    array([[0.333, 0.333, 0.   , 0.333],
           [0.   , 0.   , 0.   , 0.   ]])
    >>> stable_softmax(np.array([1000.0, 1000.0, -1000.0]))
    array([0.5, 0.5, 0. ])
    """
    raise NotImplementedError
