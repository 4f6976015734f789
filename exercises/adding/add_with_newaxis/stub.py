# axiswise: adding/add_with_newaxis
# The task: axiswise next adding/add_with_newaxis
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    """Add one table of encodings to every sample of a batch, in two ways.

    Parameters
    ----------
    word_embeddings : np.ndarray, shape (B, T, D), float32 or float64
        The batch. It is not changed. B is at least 1; T may be 0.
    position_encoding : np.ndarray, shape (T, D), float32 or float64
        One row for each position. It is not changed, and not copied B times.

    Returns
    -------
    implicit : np.ndarray, shape (B, T, D)
        The sum with the batch axis left to broadcasting.
    explicit : np.ndarray, shape (B, T, D)
        The sum with the batch axis of the encoding written out. An array of its own, equal to
        implicit bit for bit; both have the dtype that NumPy promotes the two arguments to.

    Examples
    --------
    >>> words = np.zeros((2, 3, 4), dtype=np.float32)
    >>> table = np.arange(12, dtype=np.float32).reshape(3, 4)
    >>> implicit, explicit = add_with_newaxis(words, table)
    >>> explicit.shape
    (2, 3, 4)
    >>> bool(np.array_equal(implicit, explicit))
    True
    """
    raise NotImplementedError
