# axiswise: rules/mask_scores
# The task: axiswise next rules/mask_scores
import numpy as np


def mask_scores(scores, keep):
    """Put -inf where the key is not kept, for every head and every query.

    Parameters
    ----------
    scores : np.ndarray, shape (B, H, Tq, Tk), float16, float32 or float64
        One score for each query and key; finite or -inf. It is not changed.
    keep : np.ndarray, shape (B, Tk), bool
        True where the key takes part. It is not changed.

    Returns
    -------
    np.ndarray, shape (B, H, Tq, Tk)
        Of the dtype of scores: element [b, h, i, j] is scores[b, h, i, j] where keep[b, j], and -inf elsewhere.

    Examples
    --------
    >>> scores = np.array([[[[1.0, 2.0, 3.0]]], [[[4.0, 5.0, 6.0]]]])
    >>> keep = np.array([[True, True, False], [True, False, False]])
    >>> mask_scores(scores, keep).tolist()
    [[[[1.0, 2.0, -inf]]], [[[4.0, -inf, -inf]]]]
    """
    raise NotImplementedError
