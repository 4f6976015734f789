# axiswise: relative/rel_shift
# The task: axiswise next relative/rel_shift
import numpy as np


def rel_shift(x):
    """Move row i of every matrix to the left by Tq - 1 - i places.

    Parameters
    ----------
    x : np.ndarray, shape (..., Tq, Tk)
        float32 or float64, any number of leading axes, any memory layout. It is not changed.

    Returns
    -------
    np.ndarray
        Shape (..., Tq, Tk), dtype of x. Element [..., i, j] is x[..., i, j + Tq - 1 - i] where that exists;
        the others may hold any number.

    Notes
    -----
    No Python loop over queries or keys, and no index arrays: for a float32 matrix of shape (512, 512) at most 2.5
    times its bytes are held at once.

    Examples
    --------
    >>> x = np.arange(12.0).reshape(3, 4)
    >>> shifted = rel_shift(x)
    >>> shifted[0, :2].tolist(), shifted[1, :3].tolist(), shifted[2].tolist()
    ([2.0, 3.0], [5.0, 6.0, 7.0], [8.0, 9.0, 10.0, 11.0])
    >>> rel_shift(np.zeros((2, 8, 5, 6), dtype=np.float32)).shape
    (2, 8, 5, 6)
    """
    raise NotImplementedError
