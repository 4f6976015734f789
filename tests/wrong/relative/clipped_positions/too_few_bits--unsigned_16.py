# Row numbers in 16 bits without a sign.
import numpy as np


def clipped_positions(seq_len, max_distance):
    distance = np.arange(seq_len)[:, np.newaxis] - np.arange(seq_len)
    return (np.clip(distance, -max_distance, max_distance) + max_distance).astype(np.uint16)
