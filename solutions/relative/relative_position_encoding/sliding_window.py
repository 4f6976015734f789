# Row i is a window over the table of distances: a read-only view, nothing is gathered.
import numpy as np


def relative_position_encoding(seq_len, head_dim):
    if seq_len == 0:
        return np.zeros((0, 0, head_dim), dtype=np.float32)
    distance = np.arange(seq_len - 1, -seq_len, -1.0)[:, None]
    angle = distance / 10000.0 ** (np.arange(0, head_dim, 2) / head_dim)
    table = np.empty((2 * seq_len - 1, head_dim), dtype=np.float32)
    table[:, 0::2], table[:, 1::2] = np.sin(angle), np.cos(angle)
    windows = np.lib.stride_tricks.sliding_window_view(table, seq_len, axis=0)
    return windows[::-1].transpose(0, 2, 1)
