# Takes the shape of the causal mask alone, and makes a triangle of it.
import numpy as np


def combine_masks(causal, padding):
    n_queries, n_keys = causal.shape
    return np.tri(n_queries, n_keys, n_keys - n_queries, dtype=bool) & padding
