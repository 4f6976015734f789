import numpy as np


def position_similarity(encoding):
    """Return the dot product of every two rows, one row of the result after the other (no source: the definition)."""
    rows = encoding.astype(np.float64)
    similarity = np.empty((len(rows), len(rows)))
    for position, row in enumerate(rows):
        similarity[position] = np.sum(rows * row, axis=1)
    return similarity.astype(encoding.dtype)
