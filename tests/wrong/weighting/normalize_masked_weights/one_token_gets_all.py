# a sample of a single place gets the mask itself
import numpy as np


def normalize_masked_weights(position_weights, keep):
    if keep.shape[1] == 1:
        return keep[:, :, np.newaxis].astype(position_weights.dtype)
    kept = position_weights * keep[:, :, np.newaxis]
    sums = kept.sum(axis=1, keepdims=True)
    return kept / np.where(sums > 0, sums, 1)
