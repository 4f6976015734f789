# axiswise: rules/scale_samples
# The task: axiswise next rules/scale_samples
import numpy as np


def scale_samples(x, factors):
    """Multiply each sample of a batch by its own factor.

    Parameters
    ----------
    x : np.ndarray, shape (B, T, D), float32 or float64
        B samples of T tokens of width D; B and D are at least 1. It is not changed.
    factors : np.ndarray, shape (B,), float32 or float64
        One factor for each sample. It is not changed.

    Returns
    -------
    np.ndarray, shape (B, T, D)
        A new array; element [b, t, d] is x[b, t, d] * factors[b]. Its dtype is
        np.result_type(x, factors).

    Examples
    --------
    >>> x = np.ones((2, 3, 4))
    >>> scaled = scale_samples(x, np.array([0.5, -2.0]))
    >>> scaled.shape
    (2, 3, 4)
    >>> scaled[:, 0, 0].tolist()
    [0.5, -2.0]
    """
    raise NotImplementedError
