# axiswise: relative/relative_positions
# The task: axiswise next relative/relative_positions
import numpy as np


def relative_positions(q_len, k_len=None):
    """Distance i - j of every query i to every key j.

    Parameters
    ----------
    q_len : int
        Number of queries; 0 or more.
    k_len : int, optional
        Number of keys; 0 or more. By default as many as queries.

    Returns
    -------
    np.ndarray
        Shape (q_len, k_len), any signed integer dtype that holds the distances. Element [i, j] is i - j.

    Examples
    --------
    >>> relative_positions(3).tolist()
    [[0, -1, -2], [1, 0, -1], [2, 1, 0]]
    >>> relative_positions(2, 4).tolist()
    [[0, -1, -2, -3], [1, 0, -1, -2]]
    """
    raise NotImplementedError
