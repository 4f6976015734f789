# max_distance is read as the number of rows.
import numpy as np


def clipped_positions(seq_len, max_distance):
    distance = np.arange(seq_len)[:, np.newaxis] - np.arange(seq_len)
    return np.clip(distance, -(max_distance // 2), max_distance // 2) + max_distance // 2
