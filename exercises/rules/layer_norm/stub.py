# axiswise: rules/layer_norm
# The task: axiswise next rules/layer_norm
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-05):
    """Normalise every row of x, then scale and shift each feature; rows run along the last axis.

    Parameters
    ----------
    x : np.ndarray, shape (..., n), float32 or float64
        Any number of axes from one up; n is at least 1. It is not changed.
    gamma : np.ndarray, shape (n,), dtype of x
        Scale of each feature. It is not changed.
    beta : np.ndarray, shape (n,), dtype of x
        Shift of each feature. It is not changed.
    eps : float, optional
        Added to the variance under the root.

    Returns
    -------
    np.ndarray, shape (..., n)
        A new array of the dtype of x: gamma * (x - mean) / sqrt(variance + eps) + beta, with the mean and the
        biased variance of each row.

    Examples
    --------
    >>> x = np.array([[1.0, 2.0, 3.0], [10.0, 20.0, 30.0]])
    >>> layer_norm(x, np.ones(3), np.zeros(3)).round(3)
    array([[-1.225,  0.   ,  1.225],
           [-1.225,  0.   ,  1.225]])
    >>> layer_norm(np.full((1, 2), 7.0), np.ones(2), np.array([0.5, -0.5]))
    array([[ 0.5, -0.5]])
    """
    raise NotImplementedError
