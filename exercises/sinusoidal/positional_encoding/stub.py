# axiswise: sinusoidal/positional_encoding
# The task: axiswise next sinusoidal/positional_encoding
import numpy as np


def positional_encoding(seq_len, d_model):
    """Sinusoidal encoding of the positions 0 to seq_len - 1.

    Parameters
    ----------
    seq_len : int
        Number of positions; 0 or more.
    d_model : int
        Width of the encoding; even, at least 2.

    Returns
    -------
    np.ndarray
        float32, shape (seq_len, d_model). With w_i = 10000 ** (-2i / d_model), element [p, 2i] is sin(p * w_i)
        and element [p, 2i + 1] is cos(p * w_i).

    Notes
    -----
    No Python loop over the positions: the steps run do not grow with seq_len.

    Examples
    --------
    >>> positional_encoding(2, 4).round(3)
    array([[0.   , 1.   , 0.   , 1.   ],
           [0.841, 0.54 , 0.01 , 1.   ]], dtype=float32)
    >>> positional_encoding(0, 6).shape
    (0, 6)
    """
    raise NotImplementedError
