# axiswise: rotary/rope_with_cache
# The task: axiswise next rotary/rope_with_cache
import numpy as np


def rope_with_cache(x, offset=0, position_ids=None, base=10000.0):
    """Turn queries or keys by their positions behind a cache.

    Parameters
    ----------
    x : np.ndarray, shape (B, H, T, D), float32 or float64
        Queries or keys of T new tokens, features 2i and 2i + 1 being pair i; D is even, T may be 0.
        Any memory layout. It is not changed.
    offset : int
        How many tokens are in the cache, 0 or more: token t of every sample stands at position offset + t.
    position_ids : np.ndarray, shape (B, T), int64, optional
        The position of each token of each sample, 0 or more, in any order. Where they are given, offset is not used.
    base : float
        Pair i turns by position * base ** (-2i / D), counter-clockwise.

    Returns
    -------
    np.ndarray, shape (B, H, T, D)
        The turned x, in its dtype and layout of pairs. float32 angles are precise enough for float32, not for float64.

    Notes
    -----
    No Python loop over samples, heads or tokens. There is no largest position.

    Examples
    --------
    >>> x = np.array([1.0, 0.0, 1.0, 0.0]).reshape(1, 1, 1, 4)
    >>> rope_with_cache(x).round(3).tolist()
    [[[[1.0, 0.0, 1.0, 0.0]]]]
    >>> rope_with_cache(x, offset=2).round(3).tolist()
    [[[[-0.416, 0.909, 1.0, 0.02]]]]
    >>> rope_with_cache(x, position_ids=np.array([[2]])).round(3).tolist()
    [[[[-0.416, 0.909, 1.0, 0.02]]]]
    >>> rope_with_cache(np.ones((2, 8, 5, 64), dtype=np.float32), offset=1000).shape
    (2, 8, 5, 64)
    """
    raise NotImplementedError
