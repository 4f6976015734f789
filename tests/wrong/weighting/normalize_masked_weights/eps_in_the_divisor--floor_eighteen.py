# the sums are kept above 1e-18
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = position_weights * keep[:, :, np.newaxis]
    floor = position_weights.dtype.type(1e-18)
    return kept / np.maximum(kept.sum(axis=1, keepdims=True), floor)
