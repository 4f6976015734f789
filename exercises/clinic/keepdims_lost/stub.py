# axiswise: clinic/keepdims_lost
# The task: axiswise next clinic/keepdims_lost
import numpy as np


def shifted(scores):
    return scores - scores.max(axis=-1)


def keepdims_lost(scores):
    """Softmax along the last axis: positive weights, each row of which sums to 1.

    Parameters
    ----------
    scores : np.ndarray, shape (..., K), float32 or float64
        At least one axis, K at least 1; -inf hides a key. It is not changed.

    Returns
    -------
    np.ndarray, shape (..., K)
        A new array of the dtype of scores: exp(scores) divided by its sum along the last axis.

    Examples
    --------
    >>> keepdims_lost(np.array([[0.0, 0.0], [1000.0, 1000.0]]))
    array([[0.5, 0.5],
           [0.5, 0.5]])
    >>> keepdims_lost(np.zeros((5, 1))).shape
    (5, 1)
    """
    parts = np.exp(shifted(scores))
    return parts / parts.sum(axis=-1)


def attend(scores, values):
    return keepdims_lost(scores) @ values
