# each position is shared out among the samples
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = position_weights * keep[:, :, np.newaxis]
    totals = kept.sum(axis=0, keepdims=True)
    return kept / np.where(totals == 0, 1, totals)
