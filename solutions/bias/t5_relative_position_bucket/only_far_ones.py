# Starts from the distances themselves and rewrites those that need a logarithm.
import numpy as np


def t5_relative_position_bucket(relative_position, bidirectional, num_buckets, max_distance):
    sides = 2 if bidirectional else 1
    size = num_buckets // sides
    exact = size // 2
    bucket = np.array(np.abs(relative_position) if bidirectional else (-relative_position).clip(0))
    far = bucket >= exact
    steps = np.emath.logn(max_distance / exact, bucket[far] / exact) * (size - exact)
    bucket[far] = np.minimum(np.floor(steps + exact), size - 1)
    if bidirectional:
        bucket[relative_position > 0] += size
    return bucket
