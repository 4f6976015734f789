# axiswise: attention/tiny_encoder_input
# The task: axiswise next attention/tiny_encoder_input
import numpy as np


def tiny_encoder_input(token_ids, token_table, position_table, gamma, beta, eps=1e-05):
    """Vectors of a batch of tokens: looked up, put at their positions, normalised.

    Parameters
    ----------
    token_ids : np.ndarray, shape (B, T), int32 or int64
        Ids from 0 to V - 1. B and T may be 0. It is not changed.
    token_table : np.ndarray, shape (V, D), float32 or float64
        A row for each token. It is not changed.
    position_table : np.ndarray, shape (L, D), dtype of token_table
        A row for each position, the first for token 0 of every sample. It is not changed.
    gamma : np.ndarray, shape (D,), dtype of token_table
        Scale of each feature. It is not changed.
    beta : np.ndarray, shape (D,), dtype of token_table
        Shift of each feature. It is not changed.
    eps : float, optional
        Added to the variance under the root.

    Returns
    -------
    np.ndarray, shape (B, T, D)
        Of the dtype of token_table: the sum of token and position, normalised over the features of each token, times
        gamma, plus beta. float64 is right to nine digits.

    Raises
    ------
    IndexError
        If an id is negative or has no row, or if T is larger than L. A ValueError is right too.

    Examples
    --------
    >>> tokens, positions = np.array([[0.0, 2.0], [3.0, 1.0]]), np.array([[0.0, 0.0], [5.0, -5.0], [1.0, 9.0]])
    >>> tiny_encoder_input(np.array([[0, 0], [1, 0]]), tokens, positions, np.ones(2), np.zeros(2)).round(2)
    array([[[-1.,  1.],
            [ 1., -1.]],
    <BLANKLINE>
           [[ 1., -1.],
            [ 1., -1.]]])
    """
    raise NotImplementedError
