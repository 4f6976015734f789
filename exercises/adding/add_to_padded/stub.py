# axiswise: adding/add_to_padded
# The task: axiswise next adding/add_to_padded
import numpy as np


def add_to_padded(embeddings, lengths):
    """Add sine and cosine position encodings to the tokens of a padded batch.

    Parameters
    ----------
    embeddings : np.ndarray, shape (B, T, D), float32 or float64
        B samples, padded at the end to T tokens; D is even. It is not changed.
    lengths : np.ndarray, shape (B,), integers
        Number of tokens of each sample, 0 to T. It is not changed.

    Returns
    -------
    np.ndarray, shape (B, T, D)
        A new array. Where t < lengths[b], element [b, t] is that of the embeddings plus the encoding
        of position t; elsewhere it equals that of the embeddings. Its dtype is
        np.result_type(embeddings, np.float32).

    Notes
    -----
    PE[t, 2i] = sin(t / 10000 ** (2i / D)), PE[t, 2i + 1] = cos(t / 10000 ** (2i / D)), t from 0.

    Examples
    --------
    >>> embeddings = np.full((2, 3, 4), 5.0, dtype=np.float32)
    >>> result = add_to_padded(embeddings, np.array([3, 1]))
    >>> result[:, 0].tolist()
    [[5.0, 6.0, 5.0, 6.0], [5.0, 6.0, 5.0, 6.0]]
    >>> result[1, 1:].tolist()
    [[5.0, 5.0, 5.0, 5.0], [5.0, 5.0, 5.0, 5.0]]
    """
    raise NotImplementedError
