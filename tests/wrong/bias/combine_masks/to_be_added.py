# 0 and minus infinity.
import numpy as np


def combine_masks(causal, padding):
    return np.where(causal & padding, 0.0, -np.inf)
