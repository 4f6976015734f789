# axiswise: weighting/normalize_masked_weights
# The task: axiswise next weighting/normalize_masked_weights
import numpy as np


def normalize_masked_weights(position_weights, keep):
    """Divide every kept weight by the sum of the kept weights of its sample.

    Parameters
    ----------
    position_weights : np.ndarray, shape (B, T, 1), float32 or float64
        One weight, 0 or larger, for each position of each sample; T may be 0. It is not changed.
    keep : np.ndarray, shape (B, T), bool
        True where the token counts. It is not changed.

    Returns
    -------
    np.ndarray, shape (B, T, 1)
        Of the dtype of position_weights: element [b, t, 0] is 0 where keep[b, t] is False, and elsewhere
        position_weights[b, t, 0] divided by the sum of the kept weights of sample b. A sample in which
        that sum is 0 gives zeros. No warning is issued.

    Examples
    --------
    >>> weights = np.array([[[1.0], [3.0], [4.0]], [[2.0], [5.0], [0.0]], [[0.0], [0.0], [7.0]]])
    >>> keep = np.array([[True, True, False], [True, False, True], [True, True, False]])
    >>> normalize_masked_weights(weights, keep)[:, :, 0].tolist()
    [[0.25, 0.75, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 0.0]]
    """
    raise NotImplementedError
