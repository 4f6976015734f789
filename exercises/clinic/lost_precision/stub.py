# axiswise: clinic/lost_precision
# The task: axiswise next clinic/lost_precision
import numpy as np


def frequencies(d_model, dtype):
    return (10000.0 ** (-np.arange(0, d_model, 2) / d_model)).astype(dtype)


def lost_precision(positions, d_model, dtype=np.float32):
    """Sinusoidal encoding of an array of positions, in a floating dtype of choice.

    Parameters
    ----------
    positions : np.ndarray, shape (...,), any integer dtype
        Whole numbers from 0 to 20,000,000. It is not changed.
    d_model : int
        Width of the encoding; even, at least 2.
    dtype : type, optional
        np.float16, np.float32 or np.float64: the dtype of the result.

    Returns
    -------
    np.ndarray, shape (..., d_model)
        With w_i = 10000 ** (-2i / d_model), element [..., 2i] is sin(p * w_i) and element [..., 2i + 1] is
        cos(p * w_i), rounded to dtype.

    Examples
    --------
    >>> lost_precision(np.array([16777216, 16777217]), 2).round(3)
    array([[-0.78 ,  0.626],
           [ 0.106,  0.994]], dtype=float32)
    >>> bool(np.isnan(lost_precision(np.array([70000]), 64, np.float16)).any())
    False
    """
    angles = positions.astype(dtype)[..., np.newaxis] * frequencies(d_model, dtype)
    encoding = np.empty((*positions.shape, d_model), dtype)
    encoding[..., 0::2] = np.sin(angles)
    encoding[..., 1::2] = np.cos(angles)
    return encoding
