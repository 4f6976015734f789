# Write down where each bucket begins, and search.
import numpy as np


def t5_relative_position_bucket(relative_position, bidirectional, num_buckets, max_distance):
    n = num_buckets // 2 if bidirectional else num_buckets
    exact = n // 2
    wide = exact * (max_distance / exact) ** (np.arange(1, n - exact) / (n - exact))
    edges = np.concatenate([np.arange(1.0, exact + 1), wide])
    back = np.searchsorted(edges, np.maximum(-relative_position, 0), side="right")
    if not bidirectional:
        return back
    ahead = n + np.searchsorted(edges, relative_position, side="right")
    return np.where(relative_position > 0, ahead, back)
