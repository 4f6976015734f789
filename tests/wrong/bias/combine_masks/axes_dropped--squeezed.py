# Every axis of size 1 is dropped.
import numpy as np


def combine_masks(causal, padding):
    return causal & np.squeeze(padding)
