# raises where zeros are asked for
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = position_weights * keep[:, :, np.newaxis]
    totals = kept.sum(axis=1, keepdims=True)
    if keep.shape[1] and (totals == 0).any():
        raise ValueError("a sample has no weight")
    return kept / totals
