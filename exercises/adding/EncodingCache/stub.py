# axiswise: adding/EncodingCache
# The task: axiswise next adding/EncodingCache
import numpy as np


class EncodingCache:
    """Sine and cosine position encodings, computed on demand and kept.

    Parameters
    ----------
    d_model : int
        Width of a row: even, 2 or more.
    base : float, optional
        What the wavelengths are powers of, 10000 in the paper.

    Notes
    -----
    Row p: [2i] = sin(p / base ** (2i / d_model)), [2i + 1] = cos(p / base ** (2i / d_model)).

    Examples
    --------
    >>> cache = EncodingCache(4)
    >>> cache.rows(3).shape
    (3, 4)
    >>> cache.rows(2)[0].tolist()
    [0.0, 1.0, 0.0, 1.0]
    """

    def __init__(self, d_model, base=10000.0):
        raise NotImplementedError

    def compute(self, start, stop):
        """Compute rows start to stop - 1, without looking at or changing what is kept.

        Parameters
        ----------
        start : int
            First position, 0 or more.
        stop : int
            Position before which to stop, start or more.

        Returns
        -------
        np.ndarray, shape (stop - start, d_model)
            dtype float32; row 0 is that of position start.

        Examples
        --------
        >>> EncodingCache(4).compute(5, 8).shape
        (3, 4)
        """
        raise NotImplementedError

    def rows(self, seq_len):
        """Return the rows of the first positions; compute those that are missing, by self.compute.

        Parameters
        ----------
        seq_len : int
            Number of positions, 0 or more.

        Returns
        -------
        np.ndarray, shape (seq_len, d_model)
            dtype float32, read-only: a view of what is kept.

        Notes
        -----
        For rows that are kept no array is allocated and self.compute is not asked. What was handed out before stays
        as it was.

        Examples
        --------
        >>> cache = EncodingCache(4)
        >>> cache.rows(5).flags.writeable
        False
        """
        raise NotImplementedError
