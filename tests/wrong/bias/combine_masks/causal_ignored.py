# The padding mask for every query.
import numpy as np


def combine_masks(causal, padding):
    return np.repeat(padding, len(causal), axis=2)
