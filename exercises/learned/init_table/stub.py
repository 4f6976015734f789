# axiswise: learned/init_table
# The task: axiswise next learned/init_table
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    """Draw the first values of a position table from a seed.

    Parameters
    ----------
    max_seq_len : int
        Number of rows, 1 or more.
    embed_dim : int
        Length of a row, 1 or more.
    seed : int
        0 to 2**32 - 1. The same seed gives the same table.

    Returns
    -------
    np.ndarray, shape (max_seq_len, embed_dim)
        float32: normal noise with mean 0 and standard deviation 0.02. The caller may write into it.

    Notes
    -----
    The global random state of np.random and of random stays as it was.

    Examples
    --------
    >>> table = init_table(12, 6, seed=3)
    >>> table.shape, table.dtype
    ((12, 6), dtype('float32'))
    >>> bool((init_table(12, 6, seed=3) == table).all())
    True
    >>> bool((init_table(12, 6, seed=4) == table).all())
    False
    """
    raise NotImplementedError
