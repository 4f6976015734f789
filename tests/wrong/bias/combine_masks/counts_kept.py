# Takes the number of real tokens alone, as if they came first.
import numpy as np


def combine_masks(causal, padding):
    lengths = padding.sum(axis=-1, keepdims=True)
    return causal & (np.arange(causal.shape[-1]) < lengths)
