# A causal mask for each sample, from which its padding is taken away.
import numpy as np


def combine_masks(causal, padding):
    shape = (padding.shape[0], 1, *causal.shape)
    mask = np.array(np.broadcast_to(causal, shape))
    mask[np.broadcast_to(~padding, shape)] = False
    return mask
