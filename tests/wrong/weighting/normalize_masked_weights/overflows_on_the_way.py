# multiplies and divides by the sum once too often
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = position_weights * keep[:, :, np.newaxis]
    sums = kept.sum(axis=1, keepdims=True)
    return kept * sums / np.where(sums > 0, sums**2, 1)
