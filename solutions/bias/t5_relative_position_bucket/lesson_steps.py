# Step by step with whole arrays: sides, exact buckets, logarithms in float32, the limit, the choice.
import numpy as np


def t5_relative_position_bucket(relative_position, bidirectional, num_buckets, max_distance):
    bucket = np.zeros(relative_position.shape, dtype=np.int64)
    if bidirectional:
        num_buckets = num_buckets // 2
        bucket += np.where(relative_position > 0, num_buckets, 0)
        distance = np.abs(relative_position)
    else:
        distance = -np.minimum(relative_position, 0)
    max_exact = num_buckets // 2
    ratio = np.maximum(distance, max_exact).astype(np.float32) / max_exact
    steps = np.log(ratio) / np.float32(np.log(max_distance / max_exact)) * (num_buckets - max_exact)
    far = np.minimum(max_exact + steps.astype(np.int64), num_buckets - 1)
    return bucket + np.where(distance < max_exact, distance, far)
