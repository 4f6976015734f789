# axiswise: rules/unbroadcast
# The task: axiswise next rules/unbroadcast
import numpy as np


def unbroadcast(grad, shape):
    """Gradient of an array that was broadcast: grad, summed back to the array's own shape.

    Parameters
    ----------
    grad : np.ndarray, float32 or float64
        Gradient of the broadcast result, any number of axes. It is not changed.
    shape : tuple of int
        Shape of the array before it was broadcast; NumPy's rule takes it to grad.shape.

    Returns
    -------
    np.ndarray
        Of the shape asked for and the dtype of grad: each element is the sum of grad over all places where
        broadcasting read that element.

    Examples
    --------
    >>> grad = np.array([[1.0, 2.0, 3.0], [10.0, 20.0, 30.0]])
    >>> unbroadcast(grad, (3,))
    array([11., 22., 33.])
    >>> unbroadcast(grad, (2, 1))
    array([[ 6.],
           [60.]])
    >>> float(unbroadcast(grad, ()))
    66.0
    """
    raise NotImplementedError
