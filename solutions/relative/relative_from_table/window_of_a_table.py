# Each query reads a stretch of the table backwards, which strides can say: the result is a view.
import numpy as np


def relative_from_table(seq_len, head_dim):
    column = np.arange(head_dim)
    distance = np.arange(1 - seq_len, seq_len + 1)[:, None]
    angle = distance / 10000.0 ** (column // 2 * 2 / head_dim)
    table = np.where(column % 2, np.cos(angle), np.sin(angle)).astype(np.float32)
    row, item = table.strides
    view = np.lib.stride_tricks.as_strided
    return view(table[max(seq_len - 1, 0) :], (seq_len, seq_len, head_dim), (row, -row, item), writeable=False)
