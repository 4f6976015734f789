# The absolute distance is clipped.
import numpy as np


def clipped_positions(seq_len, max_distance):
    distance = np.arange(seq_len)[:, np.newaxis] - np.arange(seq_len)
    return np.minimum(np.abs(distance), max_distance)
