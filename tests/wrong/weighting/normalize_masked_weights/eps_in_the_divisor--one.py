# the sum is kept above 1
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = position_weights * keep[:, :, np.newaxis]
    return kept / np.maximum(kept.sum(axis=1, keepdims=True), 1)
