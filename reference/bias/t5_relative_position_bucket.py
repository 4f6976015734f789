"""Oracle of T5's buckets: one relative position at a time."""

import math

import numpy as np


def t5_relative_position_bucket(relative_position, bidirectional, num_buckets, max_distance):
    """Return the bucket of each key minus query (Raffel et al., 2020)."""
    bucket = np.empty(relative_position.shape, np.int64)
    for place in np.ndindex(bucket.shape):
        relative = int(relative_position[place])
        if bidirectional:
            half = num_buckets // 2
            bucket[place] = one_way(abs(relative), half, max_distance) + half * (relative > 0)
        else:
            bucket[place] = one_way(max(-relative, 0), num_buckets, max_distance)
    return bucket


def one_way(distance, n_buckets, max_distance):
    """Bucket of a distance of at least 0: its own below half of them, by its logarithm from there on."""
    exact = n_buckets // 2
    if distance < exact:
        return distance
    steps = math.log(distance / exact) / math.log(max_distance / exact) * (n_buckets - exact)
    return min(exact + math.floor(steps), n_buckets - 1)
