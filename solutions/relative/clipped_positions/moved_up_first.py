# Move up first, then clip to the rows that there are.
import numpy as np


def clipped_positions(seq_len, max_distance):
    row = max_distance + np.subtract.outer(np.arange(seq_len), np.arange(seq_len))
    return row.clip(0, 2 * max_distance)
