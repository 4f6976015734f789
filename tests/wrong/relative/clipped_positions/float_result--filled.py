# Filled into zeros of the default dtype.
import numpy as np


def clipped_positions(seq_len, max_distance):
    row = np.zeros((seq_len, seq_len))
    for i in range(seq_len):
        row[i] = np.clip(i - np.arange(seq_len), -max_distance, max_distance) + max_distance
    return row
