# 1.0 and 0.0.
import numpy as np


def combine_masks(causal, padding):
    mask = np.zeros((len(padding), 1, *causal.shape))
    mask[...] = causal & padding
    return mask
