# axiswise: adding/add_keeping_dtype
# The task: axiswise next adding/add_keeping_dtype
import numpy as np


def add_keeping_dtype(embeddings, encoding):
    """Add one table of encodings to every sample and keep the dtype of the embeddings.

    Parameters
    ----------
    embeddings : np.ndarray, shape (B, T, D), float16, float32 or float64
        The batch. It is not changed. B is at least 1; T may be 0.
    encoding : np.ndarray, shape (T, D), float32 or float64
        One row for each position. It is not changed.

    Returns
    -------
    np.ndarray, shape (B, T, D)
        A new array in the dtype of embeddings: their sum with the encoding, made in float32 at
        least and in float64 for float64 embeddings, then rounded once.

    Examples
    --------
    >>> embeddings = np.full((2, 3, 4), 0.5, dtype=np.float16)
    >>> encoding = np.full((3, 4), 0.25, dtype=np.float32)
    >>> result = add_keeping_dtype(embeddings, encoding)
    >>> result.dtype, float(result[0, 0, 0])
    (dtype('float16'), 0.75)
    """
    raise NotImplementedError
