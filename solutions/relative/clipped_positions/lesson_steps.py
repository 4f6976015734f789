# The lesson's distances by two new axes, clipped on both sides, then moved up.
import numpy as np


def clipped_positions(seq_len, max_distance):
    index = np.arange(seq_len)
    distance = index[:, np.newaxis] - index[np.newaxis, :]  # (seq_len, seq_len)
    clipped = np.clip(distance, -max_distance, max_distance)
    return clipped + max_distance
