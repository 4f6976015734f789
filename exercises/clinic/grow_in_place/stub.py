# axiswise: clinic/grow_in_place
# The task: axiswise next clinic/grow_in_place
import numpy as np


def add_part(total, part):
    total += part  # in place: one buffer, however many parts there are
    return total


def grow_in_place(*parts):
    """Sum of arrays that broadcast with one another.

    Parameters
    ----------
    *parts : np.ndarray, float32 or float64
        One part or more, all of the same dtype, each with at least one axis. They are not changed.

    Returns
    -------
    np.ndarray
        A new array of the dtype of the parts, in the shape to which they broadcast. It can be written to, and shares no
        memory with a part.

    Raises
    ------
    ValueError
        If the shapes do not broadcast.

    Examples
    --------
    >>> column, row = np.array([[10.0], [20.0]]), np.array([1.0, 2.0, 3.0])
    >>> grow_in_place(column, row)
    array([[11., 12., 13.],
           [21., 22., 23.]])
    >>> grow_in_place(row, column, row).shape
    (2, 3)
    """
    total = np.array(parts[0])
    for part in parts[1:]:
        total = add_part(total, part)
    return total
