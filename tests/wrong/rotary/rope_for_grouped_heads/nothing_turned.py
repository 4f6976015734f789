# Scores of the plain queries and keys.
import numpy as np


def rope_for_grouped_heads(q, k, positions=None, base=10000.0):
    batch, n_heads, n_queries, head_dim = q.shape
    n_groups, n_keys = k.shape[1:3]
    q = q.reshape(batch, n_groups, n_heads // n_groups, n_queries, head_dim)
    scores = q @ k[:, :, np.newaxis].swapaxes(-1, -2)
    return scores.reshape(batch, n_heads, n_queries, n_keys)
