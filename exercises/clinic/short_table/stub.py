# axiswise: clinic/short_table
# The task: axiswise next clinic/short_table
import numpy as np


def new_table(n_rows, width, seed):
    noise = np.random.default_rng(seed).normal(0.0, 0.02, (n_rows, width))
    return noise.astype(np.float32)


def short_table(table, start=0, count=None):
    """Rows of a position table for one window of a text.

    Parameters
    ----------
    table : np.ndarray, shape (N, D)
        One row for each position, of any floating dtype. It is not changed.
    start : int, optional
        First position of the window.
    count : int or None, optional
        Number of positions; None means all from start on.

    Returns
    -------
    np.ndarray, shape (count, D)
        The rows start to start + count - 1, of the dtype of the table; a view or a copy.

    Raises
    ------
    ValueError or IndexError
        If start or count is negative, or start + count is more than N.

    Examples
    --------
    >>> table = np.arange(10.0).reshape(5, 2)
    >>> short_table(table, 3, 2)
    array([[6., 7.],
           [8., 9.]])
    >>> short_table(table, 5, 0).shape, short_table(table, 1).shape
    ((0, 2), (4, 2))
    """
    stop = None if count is None else start + count
    return table[start:stop]


def add_window(embeddings, table, start):
    return embeddings + short_table(table, start, embeddings.shape[1])
