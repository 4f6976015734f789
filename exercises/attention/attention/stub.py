# axiswise: attention/attention
# The task: axiswise next attention/attention
import numpy as np


def attention(query, key, value, mask=None, bias=None):
    """Scaled dot product attention, with a mask and a bias on the scores.

    Parameters
    ----------
    query : np.ndarray, shape (..., Tq, d), float32 or float64
        Any number of leading axes. It is not changed.
    key : np.ndarray, shape (..., Tk, d), dtype of query
        The same leading axes; Tk and d are at least 1. It is not changed.
    value : np.ndarray, shape (..., Tk, e), dtype of query
        The same leading axes. It is not changed.
    mask : np.ndarray, bool, optional
        Broadcasts to (..., Tq, Tk). True where the query may attend to the key. It is not changed.
    bias : np.ndarray, dtype of query, optional
        Broadcasts to (..., Tq, Tk). Finite; added to the scores after they are divided by sqrt(d). It is not changed.

    Returns
    -------
    np.ndarray, shape (..., Tq, e)
        Of the dtype of query. Zeros for a query that may attend to no key. float64 is right to ten digits.

    Notes
    -----
    No Python loop over samples, heads, queries or keys.

    Examples
    --------
    >>> query, key = np.array([[2.0, 0.0], [0.0, 0.0]]), np.array([[1.0, 0.0], [-1.0, 0.0], [0.0, 5.0]])
    >>> value = np.array([[1.0], [2.0], [3.0]])
    >>> attention(query, key, value).round(3)
    array([[1.419],
           [2.   ]])
    >>> attention(query, key, value, mask=np.array([[True, True, False], [False, False, False]])).round(3)
    array([[1.056],
           [0.   ]])
    """
    raise NotImplementedError
