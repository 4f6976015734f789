# axiswise: rules/broadcast_shapes
# The task: axiswise next rules/broadcast_shapes
import numpy as np


def broadcast_shapes(*shapes):
    """Shape of the result of broadcasting arrays of the given shapes together.

    Parameters
    ----------
    *shapes : tuple of int
        Any number of shapes; each may be (), and any size may be 0 or 1.

    Returns
    -------
    tuple of int
        The broadcast shape; () if no shape is given.

    Raises
    ------
    ValueError
        If two sizes of one axis differ and neither is 1. The text contains the axis, as a number
        counted from the right (the last is -1 or 1), and both sizes.

    Notes
    -----
    np.broadcast_shapes, np.broadcast, np.broadcast_arrays and np.broadcast_to may not be used. A size
    such as 10 ** 9 costs no memory.

    Examples
    --------
    >>> broadcast_shapes((4, 50, 128), (50, 128))
    (4, 50, 128)
    >>> broadcast_shapes((5, 1), (7,), ())
    (5, 7)
    >>> broadcast_shapes((4, 50, 128), (4, 128))
    Traceback (most recent call last):
    ValueError: axis -2: size 50 meets size 4
    """
    raise NotImplementedError
