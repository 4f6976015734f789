# thinks of samples without tokens, not of weights that are all 0
import numpy as np


def normalize_masked_weights(position_weights, keep):
    mask = keep[:, :, np.newaxis]
    kept = position_weights * mask
    totals = kept.sum(axis=1, keepdims=True)
    return kept / np.where(mask.any(axis=1, keepdims=True), totals, 1)
