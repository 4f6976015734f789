# axiswise: clinic/reseeded_globally
# The task: axiswise next clinic/reseeded_globally
import numpy as np


class PositionTable:
    """Trainable rows, one for each position."""

    def __init__(self, max_seq_len, embed_dim, seed):
        np.random.seed(seed)  # the same seed, the same table
        self.rows = 0.02 * np.random.randn(max_seq_len, embed_dim).astype(np.float32)


def reseeded_globally(max_seq_len, embed_dim, seed=42):
    """Make the starting table of a learned position encoding, without a trace in the global generators.

    Parameters
    ----------
    max_seq_len : int
        Number of rows, 1 or more.
    embed_dim : int
        Length of a row, 1 or more.
    seed : int, optional
        Which table: equal arguments give equal tables. By default 42.

    Returns
    -------
    np.ndarray, shape (max_seq_len, embed_dim), float32
        A new array of normal noise with mean 0 and standard deviation 0.02: 0.02 times the numbers that np.random.randn
        gives, row after row, once np.random.seed(seed) has been called.

    Examples
    --------
    >>> reseeded_globally(2, 3).round(4)
    array([[ 0.0099, -0.0028,  0.013 ],
           [ 0.0305, -0.0047, -0.0047]], dtype=float32)
    >>> np.random.seed(1)
    >>> table = reseeded_globally(512, 64)
    >>> round(np.random.rand(), 6)
    0.417022
    """
    return PositionTable(max_seq_len, embed_dim, seed).rows
