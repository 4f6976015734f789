# axiswise: sinusoidal/shift_matrix
# The task: axiswise next sinusoidal/shift_matrix
import numpy as np


def shift_matrix(offset, d_model):
    """Matrix that takes every row of the sinusoidal encoding to the row offset positions further on.

    Parameters
    ----------
    offset : int
        Number of positions to move by; may be 0 or negative.
    d_model : int
        Width of the encoding; even, at least 2.

    Returns
    -------
    np.ndarray
        float32 or float64, shape (d_model, d_model): the M with pe[p + offset] == M @ pe[p] for every p, where
        pe[p, 2i] is sin(p * w_i) and pe[p, 2i + 1] is cos(p * w_i), with w_i = 10000 ** (-2i / d_model).

    Examples
    --------
    >>> shift_matrix(3, 4).round(3) + 0.0
    array([[-0.99 ,  0.141,  0.   ,  0.   ],
           [-0.141, -0.99 ,  0.   ,  0.   ],
           [ 0.   ,  0.   ,  1.   ,  0.03 ],
           [ 0.   ,  0.   , -0.03 ,  1.   ]])
    >>> bool(np.allclose(shift_matrix(3, 4) @ [0.0, 1.0, 0.0, 1.0], positional_encoding(4, 4)[3], atol=1e-6))
    True
    """
    raise NotImplementedError
