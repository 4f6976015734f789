# The axis that the reduction took away is put back by hand, at the end.
import numpy as np


def keepdims_lost(scores):
    parts = np.exp(scores - np.max(scores, axis=-1)[..., np.newaxis])
    return parts / np.expand_dims(np.sum(parts, axis=-1), -1)
