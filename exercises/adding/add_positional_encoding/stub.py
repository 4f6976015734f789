# axiswise: adding/add_positional_encoding
# The task: axiswise next adding/add_positional_encoding
import numpy as np


def add_positional_encoding(embeddings, max_seq_len=None):
    """Add sine and cosine position encodings to a batch of embeddings.

    Parameters
    ----------
    embeddings : np.ndarray, shape (B, T, D), float32 or float64
        B samples of T tokens; D is even. It is not changed.
    max_seq_len : int, optional
        Number of positions to build the table for, before its first T rows are taken; at least T.
        The result does not depend on it.

    Returns
    -------
    np.ndarray, shape (B, T, D)
        A new array: row t of every sample plus the encoding of position t, unscaled. Its dtype is
        np.result_type(embeddings, np.float32).

    Notes
    -----
    PE[t, 2i] = sin(t / 10000 ** (2i / D)), PE[t, 2i + 1] = cos(t / 10000 ** (2i / D)), t from 0.

    Examples
    --------
    >>> embeddings = np.zeros((2, 3, 4), dtype=np.float32)
    >>> result = add_positional_encoding(embeddings)
    >>> result.shape
    (2, 3, 4)
    >>> result[1, 0].tolist()
    [0.0, 1.0, 0.0, 1.0]
    """
    raise NotImplementedError
