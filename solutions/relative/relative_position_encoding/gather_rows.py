# Encode each of the 2T - 1 distances once, then look every pair up.
import numpy as np


def relative_position_encoding(seq_len, head_dim):
    distances = np.arange(1 - seq_len, seq_len)
    angles = np.outer(distances, 10000.0 ** (-np.arange(0, head_dim, 2) / head_dim))
    rows = np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(-1, head_dim).astype(np.float32)
    position = np.arange(seq_len)
    row_of_pair = np.subtract.outer(position, position) + (seq_len - 1)
    return rows[row_of_pair]
