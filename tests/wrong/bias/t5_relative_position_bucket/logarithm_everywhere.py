# Near distances too are sorted by their logarithm.
import numpy as np


def t5_relative_position_bucket(relative_position, bidirectional, num_buckets, max_distance):
    bucket = np.zeros(relative_position.shape, dtype=np.int64)
    if bidirectional:
        num_buckets //= 2
        bucket += (relative_position > 0) * num_buckets
        distance = np.abs(relative_position)
    else:
        distance = np.maximum(-relative_position, 0)
    steps = np.log1p(distance) / np.log1p(max_distance) * num_buckets
    far = np.minimum(steps.astype(np.int64), num_buckets - 1)
    return bucket + far
