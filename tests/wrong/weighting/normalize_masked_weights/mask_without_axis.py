# the mask lines up with the wrong axes: (B, T) under (B, T, 1)
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = position_weights * keep
    totals = kept.sum(axis=1, keepdims=True)
    return kept / np.where(totals == 0, 1, totals)
