"""Oracle of the combined mask: one pair of query and key at a time."""

import numpy as np


def combine_masks(causal, padding):
    """Let a query attend to a key where both masks do (no source: the definition)."""
    n_queries, n_keys = causal.shape
    mask = np.zeros((len(padding), 1, n_queries, n_keys), dtype=bool)
    for sample, query, key in np.ndindex(len(padding), n_queries, n_keys):
        if causal[query, key] and padding[sample, ..., key].item():
            mask[sample, :, query, key] = True
    return mask
