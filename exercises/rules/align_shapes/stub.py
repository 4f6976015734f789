# axiswise: rules/align_shapes
# The task: axiswise next rules/align_shapes
import numpy as np


def align_shapes(a, b):
    """Align two shapes at the right, as NumPy does before it broadcasts.

    Parameters
    ----------
    a : tuple of int
        A shape; () is one too.
    b : tuple of int
        Another shape.

    Returns
    -------
    tuple of two tuples of int
        The shapes a and b, in this order, each as long as the longer of the two. The shorter one has
        a 1 on its left for each axis that it lacked. No other size is changed, and no two sizes are
        compared.

    Examples
    --------
    >>> align_shapes((4, 50, 128), (50, 128))
    ((4, 50, 128), (1, 50, 128))
    >>> align_shapes((), (2, 3))
    ((1, 1), (2, 3))
    """
    raise NotImplementedError
