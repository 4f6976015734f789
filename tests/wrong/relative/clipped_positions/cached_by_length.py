# Remembers tables by seq_len alone.
import numpy as np

TABLES = {}


def clipped_positions(seq_len, max_distance):
    if seq_len not in TABLES:
        distance = np.arange(seq_len)[:, np.newaxis] - np.arange(seq_len)
        TABLES[seq_len] = np.clip(distance, -max_distance, max_distance) + max_distance
    return TABLES[seq_len]
