# axiswise: clinic/silent_square
# The task: axiswise next clinic/silent_square
import numpy as np


def residuals(predictions, targets):
    return predictions - targets


def silent_square(predictions, targets):
    """Mean squared error of one prediction for each token.

    Parameters
    ----------
    predictions : np.ndarray, shape (n,) or (n, 1), float32 or float64
        What was predicted, n being at least 1. It is not changed.
    targets : np.ndarray, shape (n,) or (n, 1), float or int
        What is right, in the same order. It is not changed.

    Returns
    -------
    float
        The mean over i of (prediction i - target i) ** 2: a single number, of Python or of NumPy.

    Raises
    ------
    ValueError
        If there are not as many predictions as targets. One target for many predictions is refused too.

    Examples
    --------
    >>> silent_square(np.array([[0.0], [1.0], [2.0]]), np.array([0.0, 1.0, 2.0]))
    0.0
    >>> silent_square(np.array([1.0, 1.0, 4.0, 0.0]), np.array([1.0, 2.0, 4.0, 1.0]))
    0.5
    """
    errors = residuals(predictions, targets)
    return float(np.mean(errors**2))
