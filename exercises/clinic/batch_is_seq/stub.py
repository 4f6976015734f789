# axiswise: clinic/batch_is_seq
# The task: axiswise next clinic/batch_is_seq
import numpy as np


def sinusoids(n_positions, width):
    angles = np.arange(n_positions)[:, np.newaxis] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((n_positions, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def batch_is_seq(embeddings):
    """Add to token t of every sample the sinusoidal encoding of position t.

    Parameters
    ----------
    embeddings : np.ndarray, shape (B, T, D), float32 or float64
        B samples of T tokens; D is even. It is not changed.

    Returns
    -------
    np.ndarray, shape (B, T, D)
        A new array. Its dtype is np.result_type(embeddings, np.float32).

    Notes
    -----
    PE[t, 2i] = sin(t / 10000 ** (2i / D)), PE[t, 2i + 1] = cos(t / 10000 ** (2i / D)), t from 0.

    Examples
    --------
    >>> batch = np.zeros((2, 2, 2), dtype=np.float32)
    >>> batch_is_seq(batch).round(3)
    array([[[0.   , 1.   ],
            [0.841, 0.54 ]],
    <BLANKLINE>
           [[0.   , 1.   ],
            [0.841, 0.54 ]]], dtype=float32)
    >>> batch_is_seq(np.zeros((1, 3, 2), dtype=np.float32)).shape
    (1, 3, 2)
    """
    seq_len, width = embeddings.shape[1:]
    encoding = sinusoids(seq_len, width)
    return embeddings + encoding[:, np.newaxis, :]  # one encoding for the whole batch
