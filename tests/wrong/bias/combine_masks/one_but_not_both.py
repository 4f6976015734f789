# Exclusive or.
import numpy as np


def combine_masks(causal, padding):
    return np.logical_xor(causal, padding)
