# No positions leave no window to slide.
import numpy as np


def relative_from_table(seq_len, head_dim):
    distance = np.arange(seq_len - 1, -seq_len, -1)[:, np.newaxis]
    angle = distance * 10000.0 ** (-np.arange(0, head_dim, 2) / head_dim)
    table = np.empty((2 * seq_len - 1, head_dim), np.float32)
    table[:, 0::2] = np.sin(angle)
    table[:, 1::2] = np.cos(angle)
    windows = np.lib.stride_tricks.sliding_window_view(table, seq_len, axis=0)
    return windows[::-1].transpose(0, 2, 1)
