# A pair's row is the number of limits that its distance exceeds: one triangle of ones for each within reach.
import numpy as np


def clipped_positions(seq_len, max_distance):
    reach = min(max_distance, seq_len)
    row = np.full((seq_len, seq_len), max_distance - reach, dtype=np.uint32)
    for limit in range(-reach, reach):
        row += np.tri(seq_len, k=-limit - 1, dtype=np.uint32)
    return row
