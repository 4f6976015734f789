# The causal mask for every sample.
import numpy as np


def combine_masks(causal, padding):
    return np.broadcast_to(causal, (len(padding), 1, *causal.shape))
