# an empty result is made without a dtype
import numpy as np


def normalize_masked_weights(position_weights, keep):
    if position_weights.size == 0:
        return np.zeros(position_weights.shape)
    kept = np.where(keep[:, :, np.newaxis], position_weights, 0)
    sums = kept.sum(axis=1, keepdims=True)
    return kept / np.where(sums > 0, sums, 1)
