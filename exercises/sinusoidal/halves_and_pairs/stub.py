# axiswise: sinusoidal/halves_and_pairs
# The task: axiswise next sinusoidal/halves_and_pairs
import numpy as np


def halves_and_pairs(d_model):
    """Orders of columns that lead from one layout to the other.

    Parameters
    ----------
    d_model : int
        Number of columns; even, at least 2.

    Returns
    -------
    tuple of two np.ndarray
        (to_halves, to_pairs), integers of shape (d_model,). Element c says which column of the one layout becomes
        column c of the other: x[..., to_halves] turns pairs into halves, x[..., to_pairs] halves into pairs.

    Examples
    --------
    >>> to_halves, to_pairs = halves_and_pairs(6)
    >>> to_halves.tolist(), to_pairs.tolist()
    ([0, 2, 4, 1, 3, 5], [0, 3, 1, 4, 2, 5])
    """
    raise NotImplementedError


def pairs_to_halves(x):
    """Convert the last axis from pairs (sin, cos, sin, cos, ...) to halves (all sin, all cos).

    Parameters
    ----------
    x : np.ndarray, shape (..., D)
        D is even and at least 2; any dtype. It is not changed.

    Returns
    -------
    np.ndarray, shape (..., D), dtype of x
        The even columns of x, then its odd columns.

    Examples
    --------
    >>> pairs_to_halves(np.array([[0, 10, 1, 11, 2, 12]]))
    array([[ 0,  1,  2, 10, 11, 12]])
    """
    raise NotImplementedError


def halves_to_pairs(x):
    """Convert the last axis from halves (all sin, all cos) to pairs (sin, cos, sin, cos, ...).

    Parameters
    ----------
    x : np.ndarray, shape (..., D)
        D is even and at least 2; any dtype. It is not changed.

    Returns
    -------
    np.ndarray, shape (..., D), dtype of x
        Column i of the first half of x, then column i of its second half, for i = 0, 1, ...

    Examples
    --------
    >>> halves_to_pairs(np.array([[0, 1, 2, 10, 11, 12]]))
    array([[ 0, 10,  1, 11,  2, 12]])
    """
    raise NotImplementedError
