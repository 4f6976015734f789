# axiswise: bias/alibi_slopes
# The task: axiswise next bias/alibi_slopes
import numpy as np


def alibi_slopes(n_heads):
    """Slopes of the attention heads: what one step of distance takes off a score.

    Parameters
    ----------
    n_heads : int
        Number of heads; at least 1, any number.

    Returns
    -------
    np.ndarray
        float64, shape (n_heads,), all positive. For a power of two, element h is 2 ** (-8 * (h + 1) / n_heads). For any
        other number: all slopes of the next lower power of two c, then slopes 0, 2, 4, ... of 2c heads.

    Examples
    --------
    >>> alibi_slopes(4).tolist()
    [0.25, 0.0625, 0.015625, 0.00390625]
    >>> alibi_slopes(6).tolist()
    [0.25, 0.0625, 0.015625, 0.00390625, 0.5, 0.125]
    >>> alibi_slopes(1).tolist()
    [0.00390625]
    """
    raise NotImplementedError
