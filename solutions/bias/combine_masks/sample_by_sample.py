# One sample at a time, written into an array made beforehand.
import numpy as np


def combine_masks(causal, padding):
    combined = np.empty((padding.shape[0], 1, *causal.shape), dtype=bool)
    for sample, keys in enumerate(padding[:, 0, 0]):
        np.logical_and(causal, keys, out=combined[sample, 0])
    return combined
