# axiswise: relative/bias_from_table
# The task: axiswise next relative/bias_from_table
import numpy as np


def bias_from_table(table, seq_len):
    """Bias of every head for every query and key, read from a table of distances.

    Parameters
    ----------
    table : np.ndarray, shape (H, 2k + 1)
        float32 or float64; one row for each head, one column for each distance from -k to k. It is not changed.
    seq_len : int
        Number of positions T; 0 or more.

    Returns
    -------
    np.ndarray
        Shape (H, T, T), dtype of the table. Element [h, i, j] is row h's number for the distance i - j, limited to
        -k on one side and k on the other.

    Examples
    --------
    >>> table = np.array([[-2.0, -1.0, 0.0, 1.0, 2.0], [50.0, 60.0, 70.0, 80.0, 90.0]])
    >>> bias_from_table(table, 4)[0].astype(int).tolist()
    [[0, -1, -2, -2], [1, 0, -1, -2], [2, 1, 0, -1], [2, 2, 1, 0]]
    >>> bias_from_table(table, 4)[1].astype(int).tolist()
    [[70, 60, 50, 50], [80, 70, 60, 50], [90, 80, 70, 60], [90, 90, 80, 70]]
    """
    raise NotImplementedError
