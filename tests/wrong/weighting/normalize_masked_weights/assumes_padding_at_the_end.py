# counts the kept tokens and takes that many from the front
import numpy as np


def normalize_masked_weights(position_weights, keep):
    lengths = keep.sum(axis=1, keepdims=True)
    front = np.arange(keep.shape[1]) < lengths
    kept = position_weights * front[:, :, np.newaxis]
    totals = kept.sum(axis=1, keepdims=True)
    return kept / np.where(totals == 0, 1, totals)
