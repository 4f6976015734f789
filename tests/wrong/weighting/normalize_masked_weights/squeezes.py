# the last axis is dropped to fit the mask
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = position_weights[:, :, 0] * keep
    totals = kept.sum(axis=1, keepdims=True)
    return kept / np.where(totals == 0, 1, totals)
