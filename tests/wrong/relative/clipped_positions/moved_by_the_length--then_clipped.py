# T - 1 is added, and the sum is clipped to 0 to 2k.
import numpy as np


def clipped_positions(seq_len, max_distance):
    distance = np.arange(seq_len)[:, np.newaxis] - np.arange(seq_len)
    return np.clip(distance + seq_len - 1, 0, 2 * max_distance)
