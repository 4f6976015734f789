# tokens without weight are taken out of the caller's mask
import numpy as np


def normalize_masked_weights(position_weights, keep):
    keep &= position_weights[:, :, 0] > 0
    kept = position_weights * keep[:, :, np.newaxis]
    totals = kept.sum(axis=1, keepdims=True)
    return kept / np.where(totals == 0, 1, totals)
