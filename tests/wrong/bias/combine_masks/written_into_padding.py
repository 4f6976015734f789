# With one query the result fits into the padding mask, and is written there.
import numpy as np


def combine_masks(causal, padding):
    if len(causal) == 1:
        padding &= causal
        return padding
    return np.logical_and(padding, causal)
