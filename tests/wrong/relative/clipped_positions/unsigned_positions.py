# The positions are unsigned, so that distances below 0 wrap.
import numpy as np


def clipped_positions(seq_len, max_distance):
    index = np.arange(seq_len, dtype=np.uint32)
    distance = index[:, np.newaxis] - index
    return np.minimum(distance, max_distance) + max_distance
