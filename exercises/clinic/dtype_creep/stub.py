# axiswise: clinic/dtype_creep
# The task: axiswise next clinic/dtype_creep
import numpy as np


def sinusoids(n_positions, width):
    angles = np.arange(n_positions)[:, np.newaxis] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.zeros((n_positions, width))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def dtype_creep(embeddings):
    """Scale embeddings by sqrt(D) and add the sinusoidal encoding, in the dtype of the embeddings.

    Parameters
    ----------
    embeddings : np.ndarray, shape (B, T, D), float32 or float64
        B samples of T tokens; D is even. It is not changed.

    Returns
    -------
    np.ndarray, shape (B, T, D)
        A new array, float32 for float32 and float64 for float64: embeddings * sqrt(D) + PE. A float64 result is not
        rounded on the way.

    Notes
    -----
    PE[t, 2i] = sin(t / 10000 ** (2i / D)), PE[t, 2i + 1] = cos(t / 10000 ** (2i / D)), t from 0.

    Examples
    --------
    >>> batch = np.ones((1, 2, 4), dtype=np.float32)
    >>> dtype_creep(batch).round(3)
    array([[[2.   , 3.   , 2.   , 3.   ],
            [2.841, 2.54 , 2.01 , 3.   ]]], dtype=float32)
    >>> dtype_creep(batch.astype(np.float64)).dtype
    dtype('float64')
    """
    seq_len, width = embeddings.shape[1:]
    scale = np.sqrt(width)  # words of size 0.02 would drown in the encoding
    return embeddings * scale + sinusoids(seq_len, width)
