# A pair's row is the number of limits that its distance exceeds: one triangle of ones for each.
import numpy as np


def clipped_positions(seq_len, max_distance):
    row = np.zeros((seq_len, seq_len), dtype=np.uint16)
    for limit in range(-max_distance, max_distance):
        row += np.tri(seq_len, k=-limit - 1, dtype=np.uint16)
    return row
