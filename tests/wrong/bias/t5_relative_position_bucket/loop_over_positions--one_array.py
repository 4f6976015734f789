# Fills an array like the positions, one at a time.
import math

import numpy as np


def t5_relative_position_bucket(relative_position, bidirectional, num_buckets, max_distance):
    n = num_buckets // 2 if bidirectional else num_buckets
    exact = n // 2
    bucket = np.zeros_like(relative_position)
    for place, relative in np.ndenumerate(relative_position):
        d = abs(int(relative)) if bidirectional else max(-int(relative), 0)
        if d >= exact:
            d = min(exact + int(math.log(d / exact) / math.log(max_distance / exact) * (n - exact)), n - 1)
        bucket[place] = d + (n if bidirectional and relative > 0 else 0)
    return bucket
