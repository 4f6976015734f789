# axiswise: rotary/rope_for_grouped_heads
# The task: axiswise next rotary/rope_for_grouped_heads
import numpy as np


def rope_for_grouped_heads(q, k, positions=None, base=10000.0):
    """Scores of turned queries and keys, several query heads sharing a key head.

    Parameters
    ----------
    q : np.ndarray, shape (B, H, Tq, D), float32 or float64
        Queries of the last Tq tokens, features 2i and 2i + 1 being pair i. It is not changed.
    k : np.ndarray, shape (B, G, Tk, D), dtype of q
        Keys of all Tk tokens, not yet turned; G divides H, Tk is at least 1 and at least Tq. It is not changed.
    positions : np.ndarray, shape (Tk,), int64, optional
        Positions of all tokens, 0 or more, gaps allowed; 0 to Tk - 1 by default. The queries have the last Tq of them.
    base : float
        Pair i turns by position * base ** (-2i / D), counter-clockwise.

    Returns
    -------
    np.ndarray, shape (B, H, Tq, Tk), dtype of q
        Element [b, h, i, j] is the product of turned query i of head h and turned key j of head h // (H / G),
        neither scaled nor masked.

    Notes
    -----
    No Python loop over samples, heads or tokens, and no key head stored more than once: with keys of 256 KiB for
    64 query heads over 2 key heads and one query, at most 6 MiB are held at once.

    Examples
    --------
    >>> q = np.ones((1, 4, 1, 1)) * np.array([1.0, 0.0])
    >>> k = np.array([[1.0, 0.0], [2.0, 0.0]]).reshape(1, 2, 1, 2)
    >>> rope_for_grouped_heads(q, k).ravel().tolist()
    [1.0, 1.0, 2.0, 2.0]
    >>> k = np.ones((1, 2, 3, 1)) * np.array([1.0, 0.0])
    >>> rope_for_grouped_heads(q, k)[0, 0].round(3).tolist()
    [[-0.416, 0.54, 1.0]]
    """
    raise NotImplementedError
