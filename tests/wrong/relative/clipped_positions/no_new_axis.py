# Two flat ranges are subtracted.
import numpy as np


def clipped_positions(seq_len, max_distance):
    index = np.arange(seq_len)
    return np.clip(index - index, -max_distance, max_distance) + max_distance
