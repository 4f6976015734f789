# axiswise: bias/padding_mask
# The task: axiswise next bias/padding_mask
import numpy as np


def padding_mask(lengths, max_len):
    """Mark the real tokens of a batch that is padded at the end.

    Parameters
    ----------
    lengths : np.ndarray, shape (B,), int32 or int64
        Number of tokens of each sample, from 0 to max_len. It is not changed.
    max_len : int
        Number of positions L that every sample is padded to; 0 or more.

    Returns
    -------
    np.ndarray
        Shape (B, 1, 1, L), bool. Element [b, 0, 0, j] is True where position j of sample b holds a token.

    Examples
    --------
    >>> padding_mask(np.array([2, 4, 0]), 5)[:, 0, 0].astype(int).tolist()
    [[1, 1, 0, 0, 0], [1, 1, 1, 1, 0], [0, 0, 0, 0, 0]]
    >>> padding_mask(np.array([2, 4, 0]), 5).shape
    (3, 1, 1, 5)
    """
    raise NotImplementedError
