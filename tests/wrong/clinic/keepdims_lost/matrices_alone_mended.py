# a new axis in second place
import numpy as np


def keepdims_lost(scores):
    if scores.ndim == 1:
        scores = scores[np.newaxis]
        return keepdims_lost(scores)[0]
    parts = np.exp(scores - scores.max(axis=-1)[:, np.newaxis])
    return parts / parts.sum(axis=-1)[:, np.newaxis]
