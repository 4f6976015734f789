# axiswise: sinusoidal/any_width
# The task: axiswise next sinusoidal/any_width
import numpy as np

BASE = 10000.0


def frequencies(d_model):
    return np.exp(-np.log(BASE) * np.arange(0, d_model, 2) / d_model)


def any_width(seq_len, d_model):
    """Sinusoidal encoding of the positions 0 to seq_len - 1, for even and odd widths.

    Parameters
    ----------
    seq_len : int
        Number of positions; 0 or more.
    d_model : int
        Width of the encoding; at least 1, even or odd.

    Returns
    -------
    np.ndarray
        float32, shape (seq_len, d_model). Column c holds sin(p * w) where c is even and cos(p * w) where c is odd,
        with w = 10000 ** (-2 * (c // 2) / d_model).

    Examples
    --------
    >>> any_width(3, 3).round(3)
    array([[ 0.   ,  1.   ,  0.   ],
           [ 0.841,  0.54 ,  0.002],
           [ 0.909, -0.416,  0.004]], dtype=float32)
    >>> any_width(0, 5).shape
    (0, 5)
    """
    column = np.arange(seq_len).reshape(-1, 1)
    angles = column * frequencies(d_model)
    encoding = np.zeros((seq_len, d_model))
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding.astype(np.float32)
