# the mask as float32 is harmless, the cast at the end is not
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = position_weights * keep[:, :, np.newaxis].astype(np.float32)
    totals = kept.sum(axis=1, keepdims=True)
    return (kept / np.where(totals == 0, 1, totals)).astype(np.float32)
