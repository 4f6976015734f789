# Order the table 0, 1, ..., T - 1, 1 - T, ..., -1: then a negative distance is a valid negative index.
import numpy as np


def relative_from_table(seq_len, head_dim):
    distance = np.fft.ifftshift(np.arange(1 - seq_len, seq_len))
    turn = np.exp(1j * distance[:, None] / 10000.0 ** (np.arange(0, head_dim, 2) / head_dim))
    table = np.stack([turn.imag, turn.real], axis=-1).astype(np.float32).reshape(len(distance), head_dim)
    return table[np.subtract.outer(np.arange(seq_len), np.arange(seq_len))]
