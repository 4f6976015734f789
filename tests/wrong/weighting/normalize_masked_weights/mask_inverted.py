# keeps the padding
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = np.where(keep[:, :, np.newaxis], 0, position_weights)
    totals = kept.sum(axis=1, keepdims=True)
    return kept / np.where(totals == 0, 1, totals)
