# axiswise: learned/LearnedPositionalEncoding
# The task: axiswise next learned/LearnedPositionalEncoding
import numpy as np


class LearnedPositionalEncoding:
    """Position encoding as a table of trainable rows, one row per position.

    Parameters
    ----------
    max_seq_len : int
        Number of rows, 1 or more.
    embed_dim : int
        Length of a row: even, 2 or more.

    Attributes
    ----------
    position_embeddings : np.ndarray
        Shape (max_seq_len, embed_dim), dtype float32. Starts as normal noise with mean 0 and standard
        deviation 0.02. It may be replaced at any time.

    Examples
    --------
    >>> encoding = LearnedPositionalEncoding(12, 6)
    >>> encoding.position_embeddings.shape
    (12, 6)
    """

    def __init__(self, max_seq_len, embed_dim):
        raise NotImplementedError

    def forward(self, seq_len):
        """Return the rows of the first positions.

        Parameters
        ----------
        seq_len : int
            Number of positions, 0 to max_seq_len.

        Returns
        -------
        np.ndarray
            Shape (seq_len, embed_dim), dtype float32: rows 0 to seq_len - 1. A view or a copy.

        Examples
        --------
        >>> LearnedPositionalEncoding(12, 6).forward(5).shape
        (5, 6)
        """
        raise NotImplementedError

    def add_to_embeddings(self, word_embeddings):
        """Add row t of the table to token t of every sample.

        Parameters
        ----------
        word_embeddings : np.ndarray
            Shape (batch, seq_len, embed_dim), dtype float32 or float64. Stays as it is.

        Returns
        -------
        np.ndarray
            Shape (batch, seq_len, embed_dim): float32 for float32 embeddings, float64 for float64.

        Raises
        ------
        ValueError
            If seq_len is larger than max_seq_len. An IndexError is right too.

        Examples
        --------
        >>> encoding = LearnedPositionalEncoding(12, 6)
        >>> encoding.add_to_embeddings(np.zeros((3, 5, 6), dtype=np.float32)).shape
        (3, 5, 6)
        """
        raise NotImplementedError
