# Rows of keys after the query are set to 0.
import numpy as np


def clipped_positions(seq_len, max_distance):
    distance = np.arange(seq_len)[:, np.newaxis] - np.arange(seq_len)
    return np.tril(np.clip(distance, -max_distance, max_distance) + max_distance)
