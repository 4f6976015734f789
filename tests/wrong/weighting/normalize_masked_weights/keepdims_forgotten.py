# the sums lose their axis: B meets T
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = position_weights * keep[:, :, np.newaxis]
    totals = kept.sum(axis=1)
    return kept / np.where(totals == 0, 1, totals)
