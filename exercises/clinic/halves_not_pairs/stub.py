# axiswise: clinic/halves_not_pairs
# The task: axiswise next clinic/halves_not_pairs
import numpy as np

BASE = 10000.0


def frequencies(width):
    return BASE ** (-np.arange(0, width, 2) / width)


def sines_and_cosines(encoding):
    half = encoding.shape[-1] // 2
    return encoding[..., :half], encoding[..., half:]


def halves_not_pairs(encoding, offset):
    """Move rows of a sinusoidal encoding on by a number of positions.

    Parameters
    ----------
    encoding : np.ndarray, shape (..., D), float32 or float64
        Rows whose columns 2i and 2i + 1 are the sine and the cosine of pair i; D is even. It is not changed.
    offset : int
        How many positions to move on; negative moves back.

    Returns
    -------
    np.ndarray, shape (..., D)
        A new array of the dtype and the layout of the encoding, every pair turned by
        offset * 10000 ** (-2i / D).

    Examples
    --------
    >>> table = positional_encoding(9, 6)
    >>> np.allclose(halves_not_pairs(table[:5], 4), table[4:], atol=1e-6)
    True
    >>> halves_not_pairs(np.array([0.0, 1.0, 0.0, 1.0]), 1).round(3)
    array([0.841, 0.54 , 0.01 , 1.   ])
    """
    turn = offset * frequencies(encoding.shape[-1])
    sine, cosine = sines_and_cosines(encoding)
    moved_sine = sine * np.cos(turn) + cosine * np.sin(turn)
    moved_cosine = cosine * np.cos(turn) - sine * np.sin(turn)
    return np.concatenate([moved_sine, moved_cosine], axis=-1).astype(encoding.dtype)
