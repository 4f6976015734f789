# The lesson's step, after the mask got its axis and before a sum of 0 can be a divisor.
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = position_weights * keep[:, :, np.newaxis]  # (B, T, 1)
    totals = kept.sum(axis=1, keepdims=True)  # (B, 1, 1)
    return kept / np.where(totals == 0, 1, totals)
