# Pairs beyond k get -1.
import numpy as np


def clipped_positions(seq_len, max_distance):
    distance = np.arange(seq_len)[:, np.newaxis] - np.arange(seq_len)
    return np.where(np.abs(distance) <= max_distance, distance + max_distance, -1)
