# The bucket of every distance up to the greatest, worked out once, then looked up.
import numpy as np


def t5_relative_position_bucket(relative_position, bidirectional, num_buckets, max_distance):
    side = num_buckets >> bool(bidirectional)
    exact = side // 2
    far = np.log2(np.arange(exact, max_distance + 1)) - np.log2(exact)
    far = exact + np.floor(far / (np.log2(max_distance) - np.log2(exact)) * (side - exact)).astype(int)
    row = np.r_[:exact, np.minimum(far, side - 1)]
    if bidirectional:
        row = np.r_[row, side + row[:0:-1]]  # a negative index counts from the end
        return row[np.clip(-relative_position, -max_distance, max_distance)]
    return row[np.clip(-relative_position, 0, max_distance)]
