# np.ones of the sums' shape is float64
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = position_weights * keep[:, :, np.newaxis]
    totals = kept.sum(axis=1, keepdims=True)
    return kept / np.where(totals == 0, np.ones(totals.shape), totals)
