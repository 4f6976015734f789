# The lesson's steps for one line of distances, then its table of i - j, moved up, as the index.
import numpy as np


def relative_from_table(seq_len, head_dim):
    distance = np.arange(1 - seq_len, seq_len)[:, np.newaxis]  # (2T - 1, 1)
    frequency = np.exp(np.arange(0, head_dim, 2) * (-np.log(10000.0) / head_dim))
    table = np.zeros((len(distance), head_dim))
    table[:, 0::2] = np.sin(distance * frequency)
    table[:, 1::2] = np.cos(distance * frequency)
    table = table.astype(np.float32)

    index = np.arange(seq_len)
    row = index[:, np.newaxis] - index[np.newaxis, :] + (seq_len - 1)  # (T, T), 0 to 2T - 2
    return table[row]
