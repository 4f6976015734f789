# Keys after the query get the upper half also where there is none.
import numpy as np


def t5_relative_position_bucket(relative_position, bidirectional, num_buckets, max_distance):
    n = num_buckets // 2 if bidirectional else num_buckets
    exact = n // 2
    distance = np.abs(relative_position) if bidirectional else np.maximum(-relative_position, 0)
    far = np.log(np.maximum(distance, exact) / exact) / np.log(max_distance / exact) * (n - exact)
    bucket = np.where(distance < exact, distance, np.minimum(exact + np.floor(far), n - 1)).astype(int)
    return bucket + n * (relative_position > 0)
