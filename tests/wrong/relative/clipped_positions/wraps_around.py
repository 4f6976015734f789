# Distances beyond k start again from the other end.
import numpy as np


def clipped_positions(seq_len, max_distance):
    distance = np.arange(seq_len)[:, np.newaxis] - np.arange(seq_len)
    return (distance + max_distance) % (2 * max_distance + 1)
