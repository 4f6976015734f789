# axiswise: adding/add_sequence_first
# The task: axiswise next adding/add_sequence_first
import numpy as np


def add_sequence_first(embeddings):
    """Add sine and cosine position encodings to a batch whose first axis is the sequence.

    Parameters
    ----------
    embeddings : np.ndarray, shape (T, B, D), float32 or float64
        T steps, each with the tokens of B samples; D is even. It is not changed.

    Returns
    -------
    np.ndarray, shape (T, B, D)
        A new array: element [t, b] plus the encoding of position t. Its dtype is
        np.result_type(embeddings, np.float32).

    Notes
    -----
    PE[t, 2i] = sin(t / 10000 ** (2i / D)), PE[t, 2i + 1] = cos(t / 10000 ** (2i / D)), t from 0.

    Examples
    --------
    >>> embeddings = np.zeros((3, 2, 4), dtype=np.float32)
    >>> result = add_sequence_first(embeddings)
    >>> result.shape
    (3, 2, 4)
    >>> result[0].tolist()
    [[0.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0]]
    """
    raise NotImplementedError
