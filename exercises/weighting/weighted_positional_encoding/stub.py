# axiswise: weighting/weighted_positional_encoding
# The task: axiswise next weighting/weighted_positional_encoding
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    """Scale every row of an encoding by a weight of its own in each sample.

    Parameters
    ----------
    pe : np.ndarray, shape (T, D), float32 or float64
        One row for each position; T may be 0. It is not changed.
    position_weights : np.ndarray, shape (B, T, 1), float32 or float64
        One weight for each position of each sample, of any sign and size. It is not changed.

    Returns
    -------
    np.ndarray, shape (B, T, D)
        A new array: element [b, t, d] is pe[t, d] * position_weights[b, t, 0]. Its dtype is
        np.result_type(pe, position_weights).

    Examples
    --------
    >>> pe = np.ones((3, 4), dtype=np.float32)
    >>> weights = np.array([[[1], [2], [3]], [[0], [-1], [0.5]]], dtype=np.float32)
    >>> weighted_positional_encoding(pe, weights)[:, :, 0].tolist()
    [[1.0, 2.0, 3.0], [0.0, -1.0, 0.5]]
    """
    raise NotImplementedError
