# axiswise: rules/expand_view
# The task: axiswise next rules/expand_view
import numpy as np


def expand_view(x, shape):
    """View an array under a larger shape, without copying it.

    Parameters
    ----------
    x : np.ndarray
        Any number of axes, any dtype, any memory layout. It is not changed.
    shape : tuple of int
        The shape to show it in; sizes from 0 up.

    Returns
    -------
    np.ndarray of this shape, dtype of x
        A read-only view of the memory of x. Its stride is 0 on each axis that x lacks, and on each
        axis on which x has size 1 and shape has more.

    Raises
    ------
    ValueError
        If x has more axes than shape, or one of its axes is neither 1 nor of the size asked for.

    Notes
    -----
    Nothing is copied: at most 64 KiB of memory for a result of 1 MiB. np.broadcast_to and
    np.broadcast_arrays may not be used.

    Examples
    --------
    >>> x = np.array([[1.0], [2.0], [3.0]])
    >>> view = expand_view(x, (2, 3, 4))
    >>> view.strides
    (0, 8, 0)
    >>> view[1, 2].tolist()
    [3.0, 3.0, 3.0, 3.0]
    >>> view.flags.writeable, bool(np.shares_memory(view, x))
    (False, True)
    """
    raise NotImplementedError
