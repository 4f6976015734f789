import math

import numpy as np


def keepdims_lost(scores):
    """Return exp(score) over the sum of exp along each row of the last axis (softmax; Vaswani et al., 2017, 3.2.1)."""
    weights = np.empty(scores.shape)
    for row in np.ndindex(scores.shape[:-1]):
        largest = float(max(scores[row]))
        parts = [math.exp(score - largest) for score in scores[row].tolist()]
        weights[row] = [part / sum(parts) for part in parts]
    return weights.astype(scores.dtype)
