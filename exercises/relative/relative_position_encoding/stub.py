# axiswise: relative/relative_position_encoding
# The task: axiswise next relative/relative_position_encoding
import numpy as np


def relative_position_encoding(seq_len, head_dim):
    """Encode the distance i - j of every query i to every key j by sines and cosines.

    Parameters
    ----------
    seq_len : int
        Number of positions, 0 or more.
    head_dim : int
        Length of an encoding: even, 2 or more.

    Returns
    -------
    np.ndarray
        Shape (seq_len, seq_len, head_dim), dtype float32. Axis 0 is the query i, axis 1 the key j;
        even columns hold sines, odd columns cosines.

    Notes
    -----
    The frequencies are 10000 ** (-2k / head_dim) for k = 0, 1, ..., head_dim / 2 - 1.

    Examples
    --------
    >>> relative_position_encoding(3, 4).shape
    (3, 3, 4)
    >>> relative_position_encoding(3, 2)[:, :, 0].round(2)
    array([[ 0.  , -0.84, -0.91],
           [ 0.84,  0.  , -0.84],
           [ 0.91,  0.84,  0.  ]], dtype=float32)
    """
    raise NotImplementedError
