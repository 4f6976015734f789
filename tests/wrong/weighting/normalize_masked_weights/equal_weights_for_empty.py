# an empty sample gets 1 / T everywhere
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = position_weights * keep[:, :, np.newaxis]
    totals = kept.sum(axis=1, keepdims=True)
    shares = kept / np.where(totals == 0, 1, totals)
    return np.where(totals == 0, shares.dtype.type(1 / max(keep.shape[1], 1)), shares)
