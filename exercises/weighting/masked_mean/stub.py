# axiswise: weighting/masked_mean
# The task: axiswise next weighting/masked_mean
import numpy as np


def masked_mean(embeddings, keep):
    """Average the rows of the kept tokens of each sample.

    Parameters
    ----------
    embeddings : np.ndarray, shape (B, T, D), float32 or float64
        One row for each token of each sample. It is not changed.
    keep : np.ndarray, shape (B, T), bool
        True where the token counts; at least once in every sample. It is not changed.

    Returns
    -------
    np.ndarray, shape (B, D)
        A new array of the dtype of embeddings: element [b, d] is the mean of embeddings[b, t, d] over
        those t for which keep[b, t] is True.

    Examples
    --------
    >>> embeddings = np.array([[[1.0, 10.0], [3.0, 30.0], [7.0, 70.0]]])
    >>> masked_mean(embeddings, np.array([[True, True, False]])).tolist()
    [[2.0, 20.0]]
    """
    raise NotImplementedError
