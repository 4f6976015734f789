"""Oracle of the clipped distances: one query at a time."""

import numpy as np


def clipped_positions(seq_len, max_distance):
    """Return the table row of every pair (Shaw et al., 2018, section 3.2, who count key minus query)."""
    row = np.empty((seq_len, seq_len), dtype=np.int64)
    for i in range(seq_len):
        distance = i - np.arange(seq_len)
        row[i] = np.maximum(np.minimum(distance, max_distance), -max_distance) + max_distance
    return row
