# axiswise: sinusoidal/encode_positions
# The task: axiswise next sinusoidal/encode_positions
import numpy as np


def encode_positions(positions, d_model):
    """Sinusoidal encoding of the positions in an array.

    Parameters
    ----------
    positions : np.ndarray, shape (...,)
        Integers of any integer dtype, in any number of axes; negative ones too. It is not changed.
    d_model : int
        Width of the encoding; even, at least 2.

    Returns
    -------
    np.ndarray
        float32, shape (..., d_model). With w_i = 10000 ** (-2i / d_model), element [..., 2i] is sin(p * w_i)
        and element [..., 2i + 1] is cos(p * w_i), where p is the position at [...]. The angles are computed in float64.

    Examples
    --------
    >>> encode_positions(np.array([-1, 0, 1]), 4).round(3)
    array([[-0.841,  0.54 , -0.01 ,  1.   ],
           [ 0.   ,  1.   ,  0.   ,  1.   ],
           [ 0.841,  0.54 ,  0.01 ,  1.   ]], dtype=float32)
    >>> encode_positions(np.array([[0, 5, 2], [1, 1, 0]]), 6).shape
    (2, 3, 6)
    >>> encode_positions(np.array(3), 4).shape
    (4,)
    """
    raise NotImplementedError
