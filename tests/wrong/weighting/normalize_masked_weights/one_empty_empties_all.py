# one empty sample makes the whole batch zero
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = position_weights * keep[:, :, np.newaxis]
    totals = kept.sum(axis=1, keepdims=True)
    if (totals == 0).any():
        return np.zeros_like(kept)
    return kept / totals
