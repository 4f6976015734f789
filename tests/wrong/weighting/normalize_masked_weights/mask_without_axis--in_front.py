# the new axis of the mask stands where broadcasting would put it anyway
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = np.where(keep[np.newaxis], position_weights, 0)
    totals = kept.sum(axis=1, keepdims=True)
    return kept / np.where(totals == 0, 1, totals)
