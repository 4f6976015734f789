# A max_distance of 0 counts as no limit.
import numpy as np


def clipped_positions(seq_len, max_distance):
    limit = max_distance or max(seq_len - 1, 0)
    distance = np.arange(seq_len)[:, np.newaxis] - np.arange(seq_len)
    return np.clip(distance, -limit, limit) + limit
