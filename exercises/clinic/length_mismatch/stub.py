# axiswise: clinic/length_mismatch
# The task: axiswise next clinic/length_mismatch
import numpy as np

LENGTH = 100  # the loader pads every text to this many tokens

_tables = {}


def sinusoids(n_positions, width):
    angles = np.arange(n_positions)[:, np.newaxis] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((n_positions, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def table_for(width):
    if width not in _tables:
        _tables[width] = sinusoids(LENGTH, width)
    return _tables[width]


def length_mismatch(embeddings):
    """Add the sinusoidal encoding to a batch of any length.

    Parameters
    ----------
    embeddings : np.ndarray, shape (B, T, D), float32 or float64
        B samples of T tokens, T being 0 or more; D is even. It is not changed.

    Returns
    -------
    np.ndarray, shape (B, T, D)
        A new array: row t of every sample plus the encoding of position t. Its dtype is
        np.result_type(embeddings, np.float32).

    Notes
    -----
    PE[t, 2i] = sin(t / 10000 ** (2i / D)), PE[t, 2i + 1] = cos(t / 10000 ** (2i / D)), t from 0.

    Examples
    --------
    >>> length_mismatch(np.zeros((4, 150, 8), dtype=np.float32)).shape
    (4, 150, 8)
    >>> length_mismatch(np.zeros((2, 1, 4), dtype=np.float32)).tolist()
    [[[0.0, 1.0, 0.0, 1.0]], [[0.0, 1.0, 0.0, 1.0]]]
    """
    return embeddings + table_for(embeddings.shape[-1])
