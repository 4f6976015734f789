# The usual formula; rows without any key come out as NaN and are replaced.
import numpy as np


def stable_softmax(scores):
    with np.errstate(invalid="ignore"):
        shifted = scores - np.max(scores, axis=-1)[..., np.newaxis]
    exponentials = np.exp(shifted)
    weights = exponentials / exponentials.sum(-1)[..., np.newaxis]
    hidden = np.all(np.isneginf(scores), axis=-1)
    weights[hidden] = 0
    return weights
