# The return is missing.
import numpy as np


def clipped_positions(seq_len, max_distance):
    row = np.clip(np.arange(seq_len)[:, np.newaxis] - np.arange(seq_len), -max_distance, max_distance)
    row += max_distance
