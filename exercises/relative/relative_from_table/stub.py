# axiswise: relative/relative_from_table
# The task: axiswise next relative/relative_from_table
import numpy as np


def relative_from_table(seq_len, head_dim):
    """Encode the distance i - j of every query i to every key j, by way of a table of all distances.

    Parameters
    ----------
    seq_len : int
        Number of positions; 0 or more.
    head_dim : int
        Length of an encoding; even, at least 2.

    Returns
    -------
    np.ndarray
        float32, shape (seq_len, seq_len, head_dim). With w_k = 10000 ** (-2k / head_dim), element [i, j, 2k] is
        sin((i - j) * w_k) and element [i, j, 2k + 1] is cos((i - j) * w_k).

    Notes
    -----
    No array but the result has seq_len * seq_len * head_dim elements. For 128 positions and a width of 64, at most
    5 MiB are held at once, of which the result takes 4.

    Examples
    --------
    >>> relative_from_table(3, 2)[:, :, 0].round(2)
    array([[ 0.  , -0.84, -0.91],
           [ 0.84,  0.  , -0.84],
           [ 0.91,  0.84,  0.  ]], dtype=float32)
    >>> relative_from_table(5, 4).shape
    (5, 5, 4)
    """
    raise NotImplementedError
