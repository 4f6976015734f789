# The padding hides keys, and rows as well.
import numpy as np


def combine_masks(causal, padding):
    n_queries, n_keys = causal.shape
    queries = np.swapaxes(padding, -1, -2)[:, :, n_keys - n_queries :]
    return causal & padding & queries
