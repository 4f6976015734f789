"""Oracle of the softmax over masked scores: one row at a time, in float64."""

import numpy as np


def stable_softmax(scores):
    """Exponentials of a row over their sum (Bridle, 1990), its largest score taken away first; 0 where none is left."""
    wide = np.array(scores, dtype=np.float64)
    weights = np.zeros(scores.shape)
    for index in np.ndindex(scores.shape[:-1]):
        largest = max(wide[index])
        if np.isfinite(largest):
            exponentials = np.exp(wide[index] - largest)
            weights[index] = exponentials / exponentials.sum()
    return weights.astype(scores.dtype)
