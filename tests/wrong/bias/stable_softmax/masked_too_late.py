# Hidden keys lose their weight after the division.
import numpy as np


def stable_softmax(scores):
    kept = np.isfinite(scores)
    filled = np.where(kept, scores, 0)
    exponentials = np.exp(filled - filled.max(axis=-1, keepdims=True))
    return exponentials / exponentials.sum(axis=-1, keepdims=True) * kept
