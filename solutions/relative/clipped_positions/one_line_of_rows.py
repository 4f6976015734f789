# Clip the 2T - 1 distances once; each query reads its stretch of the line backwards.
import numpy as np


def clipped_positions(seq_len, max_distance):
    line = [min(max(d, -max_distance), max_distance) + max_distance for d in range(1 - seq_len, seq_len)]
    rows = [line[i : i + seq_len][::-1] for i in range(seq_len)]
    return np.array(rows, dtype=np.int32).reshape(seq_len, seq_len)
