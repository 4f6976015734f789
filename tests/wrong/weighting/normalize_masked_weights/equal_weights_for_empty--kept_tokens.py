# where all kept weights are 0 the kept tokens share equally
import numpy as np


def normalize_masked_weights(position_weights, keep):
    mask = keep[:, :, np.newaxis]
    kept = position_weights * mask
    totals = kept.sum(axis=1, keepdims=True)
    kept = np.where(totals == 0, mask, kept).astype(position_weights.dtype)
    totals = kept.sum(axis=1, keepdims=True)
    return kept / np.where(totals == 0, 1, totals)
