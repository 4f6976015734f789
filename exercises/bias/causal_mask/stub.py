# axiswise: bias/causal_mask
# The task: axiswise next bias/causal_mask
import numpy as np


def causal_mask(q_len, k_len=None):
    """Tell which keys each query may attend to, the last query standing at the last key.

    Parameters
    ----------
    q_len : int
        Number of queries, the newest tokens; 0 or more.
    k_len : int, optional
        Number of keys, at least q_len. By default as many as queries.

    Returns
    -------
    np.ndarray
        Shape (q_len, k_len), bool. Element [i, j] is True where key j is the own key of query i, which is key
        i + k_len - q_len, or stands before it.

    Examples
    --------
    >>> causal_mask(3).tolist()
    [[True, False, False], [True, True, False], [True, True, True]]
    >>> causal_mask(2, 4).tolist()
    [[True, True, True, False], [True, True, True, True]]
    """
    raise NotImplementedError
