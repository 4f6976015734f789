# (1, B, Tq, Tk).
import numpy as np


def combine_masks(causal, padding):
    return (causal & padding[:, 0])[np.newaxis]
