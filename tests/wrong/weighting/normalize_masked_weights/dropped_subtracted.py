# subtracts the weights of dropped tokens from the sum of all
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = position_weights * keep[:, :, np.newaxis]
    sums = position_weights.sum(axis=1, keepdims=True) - (position_weights - kept).sum(axis=1, keepdims=True)
    return kept / np.where(sums > 0, sums, 1)
