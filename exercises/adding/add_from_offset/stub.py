# axiswise: adding/add_from_offset
# The task: axiswise next adding/add_from_offset
import numpy as np


def add_from_offset(embeddings, table, start):
    """Add encodings to a chunk of tokens that starts at a given position.

    Parameters
    ----------
    embeddings : np.ndarray, shape (B, T, D), float32 or float64
        The chunk: T tokens of each of B samples. It is not changed. B is at least 1; T may be 0.
    table : np.ndarray, shape (rows, D), float32 or float64
        Row p is the encoding of position p. It is not changed.
    start : int
        Position of token 0 of the chunk, that is, the number of tokens before it.

    Returns
    -------
    np.ndarray, shape (B, T, D)
        A new array: token t of every sample plus row start + t. Its dtype is
        np.result_type(embeddings, table).

    Raises
    ------
    ValueError
        If start + T is larger than the number of rows; the text contains both of these numbers.
        Also if start is negative (there, an IndexError is right too).
        A start past the end with T = 0 may pass or raise.

    Examples
    --------
    >>> table = np.arange(12.0).reshape(6, 2)
    >>> embeddings = np.zeros((3, 2, 2))
    >>> add_from_offset(embeddings, table, 3)[0].tolist()
    [[6.0, 7.0], [8.0, 9.0]]
    >>> add_from_offset(embeddings, table, 4).shape
    (3, 2, 2)
    """
    raise NotImplementedError
