# axiswise: learned/table_gradient
# The task: axiswise next learned/table_gradient
import numpy as np


def table_gradient(grad_output, max_seq_len):
    """Gradient of a position table of which a batch used the first T rows.

    Parameters
    ----------
    grad_output : np.ndarray, shape (B, T, D), float32 or float64
        Gradient of the loss with respect to words + rows; T may be 0. It is not changed.
    max_seq_len : int
        Number of rows of the table, T or more.

    Returns
    -------
    np.ndarray, shape (max_seq_len, D)
        Of the dtype of grad_output: row t is the sum of grad_output[b, t] over b; rows from T on are zeros.

    Examples
    --------
    >>> grad_output = np.array([[[1.0, 2.0], [3.0, 4.0]], [[10.0, 20.0], [30.0, 40.0]]])
    >>> table_gradient(grad_output, 3).tolist()
    [[11.0, 22.0], [33.0, 44.0], [0.0, 0.0]]
    """
    raise NotImplementedError


def table_gradient_from_ids(grad_output, position_ids, max_seq_len):
    """Gradient of a position table whose rows were looked up by ids.

    Parameters
    ----------
    grad_output : np.ndarray, shape (B, T, D), float32 or float64
        Gradient of the loss with respect to words + rows; T may be 0. It is not changed.
    position_ids : np.ndarray, shape (B, T), int64 or int32
        The row that each token used, 0 to max_seq_len - 1; ids may repeat. It is not changed.
    max_seq_len : int
        Number of rows of the table.

    Returns
    -------
    np.ndarray, shape (max_seq_len, D)
        Of the dtype of grad_output: row r is the sum of grad_output[b, t] over all b, t with
        position_ids[b, t] == r; zeros where there is none.

    Examples
    --------
    >>> grad_output = np.array([[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]])
    >>> table_gradient_from_ids(grad_output, np.array([[1, 1, 0]]), 3).tolist()
    [[5.0, 6.0], [4.0, 6.0], [0.0, 0.0]]
    """
    raise NotImplementedError
