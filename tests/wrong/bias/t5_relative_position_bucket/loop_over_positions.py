# One position at a time.
import math

import numpy as np


def t5_relative_position_bucket(relative_position, bidirectional, num_buckets, max_distance):
    n = num_buckets // 2 if bidirectional else num_buckets
    exact = n // 2

    def bucket(relative):
        d = abs(relative) if bidirectional else max(-relative, 0)
        if d >= exact:
            steps = math.log(d / exact) / math.log(max_distance / exact) * (n - exact)
            d = min(exact + int(steps), n - 1)
        return d + n * (bidirectional and relative > 0)

    return np.array([bucket(r) for r in relative_position.ravel().tolist()], int).reshape(relative_position.shape)
