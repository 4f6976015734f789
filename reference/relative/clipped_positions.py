"""Oracle of the clipped distances: one pair at a time."""

import numpy as np


def clipped_positions(seq_len, max_distance):
    """Return the table row of every pair (Shaw et al., 2018, section 3.2, who count key minus query)."""
    row = np.empty((seq_len, seq_len), dtype=np.int64)
    for i in range(seq_len):
        for j in range(seq_len):
            distance = max(-max_distance, min(i - j, max_distance))
            row[i, j] = distance + max_distance
    return row
