# axiswise: clinic/read_only_view
# The task: axiswise next clinic/read_only_view
import numpy as np


def for_every_sample(encoding, n_samples):
    return np.broadcast_to(encoding, (n_samples, *encoding.shape))


def read_only_view(encoding, lengths):
    """Rows of a table for each sample of a batch, 0 where a sample has no token.

    Parameters
    ----------
    encoding : np.ndarray, shape (T, D), float32 or float64
        One row for each position. It is not changed, and may be read-only.
    lengths : np.ndarray, shape (B,), int
        Number of tokens of each sample, 0 to T; B is at least 1. It is not changed.

    Returns
    -------
    np.ndarray, shape (B, T, D)
        A new array of the dtype of the table, which can be written to: row t of sample b is encoding[t] where
        t < lengths[b], and 0 elsewhere.

    Examples
    --------
    >>> table = np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
    >>> batch = read_only_view(table, np.array([3, 1]))
    >>> batch
    array([[[1., 2.],
            [3., 4.],
            [5., 6.]],
    <BLANKLINE>
           [[1., 2.],
            [0., 0.],
            [0., 0.]]])
    >>> batch += 1
    >>> table[0].tolist()
    [1.0, 2.0]
    """
    batch = for_every_sample(encoding, len(lengths))
    for rows, length in zip(batch, lengths, strict=True):
        if length < len(rows):
            rows[length:] = 0
    return batch
