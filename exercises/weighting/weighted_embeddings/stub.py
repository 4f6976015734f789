# axiswise: weighting/weighted_embeddings
# The task: axiswise next weighting/weighted_embeddings
import numpy as np


def weighted_embeddings(word_embeddings, pe, position_weights):
    """Add an encoding to word embeddings, each position by its share of the sample's weight.

    Parameters
    ----------
    word_embeddings : np.ndarray, shape (B, T, D), float32 or float64
        T word vectors for each of B samples; T may be 0. It is not changed.
    pe : np.ndarray, shape (T, D), float32 or float64
        The encoding, one row for each position. It is not changed.
    position_weights : np.ndarray, shape (B, T, 1), float32 or float64
        One positive weight for each position of each sample, with any sum. It is not changed.

    Returns
    -------
    np.ndarray, shape (B, T, D)
        A new array of dtype np.result_type(word_embeddings, pe, position_weights): element [b, t, d] is
        word_embeddings[b, t, d] + share * pe[t, d], where share is position_weights[b, t, 0] divided by the
        sum of position_weights[b].

    Examples
    --------
    >>> words = np.zeros((2, 2, 3), dtype=np.float32)
    >>> pe = np.array([[4, 4, 8], [8, 8, 4]], dtype=np.float32)
    >>> weights = np.array([[[1], [3]], [[5], [5]]], dtype=np.float32)
    >>> weighted_embeddings(words, pe, weights).tolist()
    [[[1.0, 1.0, 2.0], [6.0, 6.0, 3.0]], [[2.0, 2.0, 4.0], [4.0, 4.0, 2.0]]]
    """
    raise NotImplementedError
