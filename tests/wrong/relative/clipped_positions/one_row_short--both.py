# range() was meant: both ends are one short.
import numpy as np


def clipped_positions(seq_len, max_distance):
    distance = np.arange(seq_len)[:, np.newaxis] - np.arange(seq_len)
    return np.clip(distance, 1 - max_distance, max_distance - 1) + max_distance
