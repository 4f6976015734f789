# axiswise: bias/alibi_bias
# The task: axiswise next bias/alibi_bias
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    """What ALiBi adds to the attention scores: minus slope times distance.

    Parameters
    ----------
    slopes : np.ndarray, shape (H,)
        float32 or float64, one for each head, positive; any memory layout. It is not changed.
    q_len : int
        Number of queries Tq, from 0 to k_len. They are the last tokens of the text.
    k_len : int
        Number of keys Tk.

    Returns
    -------
    np.ndarray
        Shape (H, Tq, Tk), dtype of slopes. Element [h, i, j] is -slopes[h] times the distance from query i to key j,
        the last query being at the last key. Elements whose key comes after the query may hold anything.

    Notes
    -----
    No Python loop over heads, queries or keys.

    Examples
    --------
    >>> slopes = np.array([1.0, 10.0])
    >>> alibi_bias(slopes, 1, 4).astype(int).tolist()
    [[[-3, -2, -1, 0]], [[-30, -20, -10, 0]]]
    >>> alibi_bias(slopes, 2, 4)[1, 0, :3].astype(int).tolist()
    [-20, -10, 0]
    """
    raise NotImplementedError
