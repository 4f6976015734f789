# The size of a group is left to reshape, which cannot tell it where there are no queries.
import numpy as np


def rope_for_grouped_heads(q, k, positions=None, base=10000.0):
    batch, n_heads, n_queries, head_dim = q.shape
    n_groups, n_keys = k.shape[1:3]
    positions = np.arange(n_keys) if positions is None else positions
    q = apply_rope(q, positions[n_keys - n_queries :], base).reshape(batch, n_groups, -1, n_queries, head_dim)
    scores = q @ apply_rope(k, positions, base)[:, :, np.newaxis].swapaxes(-1, -2)
    return scores.reshape(batch, n_heads, n_queries, n_keys)
