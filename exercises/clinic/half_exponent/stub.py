# axiswise: clinic/half_exponent
# The task: axiswise next clinic/half_exponent
import numpy as np

BASE = 10000.0


def frequencies(d_model):
    pair = np.arange(d_model // 2)
    return np.exp(-np.log(BASE) * pair / d_model)


def half_exponent(seq_len, d_model):
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

    Examples
    --------
    >>> half_exponent(26, 128)[25, :4].round(3)
    array([-0.132,  0.991,  0.335, -0.942], dtype=float32)
    >>> half_exponent(2, 4).round(3)
    array([[0.   , 1.   , 0.   , 1.   ],
           [0.841, 0.54 , 0.01 , 1.   ]], dtype=float32)
    """
    angles = np.arange(seq_len)[:, np.newaxis] * frequencies(d_model)
    waves = np.stack([np.sin(angles), np.cos(angles)], axis=-1)
    return waves.reshape(seq_len, d_model).astype(np.float32)
