# axiswise: clinic/ignored_limit
# The task: axiswise next clinic/ignored_limit
import numpy as np


def sinusoids(seq_len, width):
    angles = np.arange(seq_len)[:, np.newaxis] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((seq_len, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def ignored_limit(embeddings, max_seq_len=None):
    """Add sine and cosine position encodings to a batch whose sequences are not too long.

    Parameters
    ----------
    embeddings : np.ndarray, shape (B, T, D), float32 or float64
        B samples of T tokens; D is even. It is not changed.
    max_seq_len : int or None, optional
        Greatest T that is allowed; None means any. No memory is spent on it.

    Returns
    -------
    np.ndarray, shape (B, T, D)
        A new array: row t of every sample plus the encoding of position t. Its dtype is
        np.result_type(embeddings, np.float32).

    Raises
    ------
    ValueError
        If T is greater than max_seq_len; the message contains both numbers.

    Notes
    -----
    PE[t, 2i] = sin(t / 10000 ** (2i / D)), PE[t, 2i + 1] = cos(t / 10000 ** (2i / D)), t from 0.

    Examples
    --------
    >>> embeddings = np.zeros((2, 3, 4), dtype=np.float32)
    >>> ignored_limit(embeddings, max_seq_len=3)[1, 0].tolist()
    [0.0, 1.0, 0.0, 1.0]
    >>> ignored_limit(embeddings, max_seq_len=2)  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
    ValueError: 3 tokens, at most 2 are allowed
    """
    _, seq_len, width = embeddings.shape
    table = sinusoids(seq_len, width)
    return embeddings + table
