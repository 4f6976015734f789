# The logarithm of everything, with a tiny number inside it; what it gives nearby is never used.
import numpy as np


def t5_relative_position_bucket(relative_position, bidirectional, num_buckets, max_distance):
    offset = 0
    n = -relative_position
    if bidirectional:
        num_buckets //= 2
        offset = (n < 0).astype(np.int32) * num_buckets
        n = abs(n)
    else:
        n = np.maximum(n, 0)
    near = num_buckets // 2
    scale = (num_buckets - near) / np.log(max_distance / near)
    with np.errstate(divide="ignore"):
        steps = np.log(n.astype(np.float32) / near + np.finfo(np.float32).eps) * scale
    far = near + np.clip(steps, 0, num_buckets - 1 - near).astype(np.int32)
    return offset + np.where(n < near, n, far)
