# Truth values where there is a single row.
import numpy as np


def clipped_positions(seq_len, max_distance):
    if max_distance == 0:
        return np.zeros((seq_len, seq_len), dtype=bool)
    distance = np.arange(seq_len)[:, np.newaxis] - np.arange(seq_len)
    return np.clip(distance, -max_distance, max_distance) + max_distance
