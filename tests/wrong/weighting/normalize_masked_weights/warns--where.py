# chooses after dividing
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = position_weights * keep[:, :, np.newaxis]
    totals = kept.sum(axis=1, keepdims=True)
    return np.where(totals > 0, kept / totals, 0)
