# axiswise: adding/positions_from_mask
# The task: axiswise next adding/positions_from_mask
import numpy as np


def positions_from_mask(mask):
    """Number the kept tokens of each row from 0.

    Parameters
    ----------
    mask : np.ndarray, shape (B, T), bool
        True for a token, False for padding; each row is padded on its left or on its right. It is
        not changed.

    Returns
    -------
    np.ndarray, shape (B, T)
        Integers: the position of each kept token within its row, and 0 for padding.

    Examples
    --------
    >>> mask = np.array([[False, True, True], [True, False, False]])
    >>> positions_from_mask(mask).tolist()
    [[0, 0, 1], [0, 0, 0]]
    """
    raise NotImplementedError
