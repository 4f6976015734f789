# `if` with an array of sums: its truth is ambiguous
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = position_weights * keep[:, :, np.newaxis]
    totals = kept.sum(axis=1, keepdims=True)
    if totals == 0:
        return np.zeros_like(kept)
    return kept / totals
