# a float32 buffer for the masked weights
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = np.zeros(position_weights.shape, np.float32)
    kept[keep] = position_weights[keep]
    totals = kept.sum(axis=1, keepdims=True)
    return (kept / np.where(totals == 0, 1, totals)).astype(position_weights.dtype)
