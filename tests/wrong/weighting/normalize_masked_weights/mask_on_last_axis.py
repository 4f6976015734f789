# the new axis stands in the middle, so the mask lies on the axis of size 1
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = position_weights * keep[:, np.newaxis, :]
    totals = kept.sum(axis=1, keepdims=True)
    return kept / np.where(totals == 0, 1, totals)
