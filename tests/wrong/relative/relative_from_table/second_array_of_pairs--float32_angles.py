# All pairs are computed in float32.
import numpy as np


def relative_from_table(seq_len, head_dim):
    index = np.arange(seq_len, dtype=np.float32)
    frequency = (10000.0 ** (-np.arange(0, head_dim, 2) / head_dim)).astype(np.float32)
    angle = (index[:, np.newaxis] - index)[:, :, np.newaxis] * frequency
    encoding = np.empty((seq_len, seq_len, head_dim), np.float32)
    np.sin(angle, out=encoding[:, :, 0::2])
    np.cos(angle, out=encoding[:, :, 1::2])
    return encoding
