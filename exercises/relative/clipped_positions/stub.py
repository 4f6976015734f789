# axiswise: relative/clipped_positions
# The task: axiswise next relative/clipped_positions
import numpy as np


def clipped_positions(seq_len, max_distance):
    """Row of a table of 2 * max_distance + 1 distances for every query and key.

    Parameters
    ----------
    seq_len : int
        Number of positions; 0 or more.
    max_distance : int
        Largest distance with a row of its own, on each side; 0 or more.

    Returns
    -------
    np.ndarray
        Shape (seq_len, seq_len), any integer dtype that holds the numbers. Element [i, j] is i - j, limited to
        -max_distance on one side and max_distance on the other, plus max_distance.

    Examples
    --------
    >>> clipped_positions(4, 2).tolist()
    [[2, 1, 0, 0], [3, 2, 1, 0], [4, 3, 2, 1], [4, 4, 3, 2]]
    >>> clipped_positions(2, 5).tolist()
    [[5, 4], [6, 5]]
    """
    raise NotImplementedError
