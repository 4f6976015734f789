# Query i meets the T rows that end at distance i, in reverse.
import numpy as np


def relative_from_table(seq_len, head_dim):
    frequency = np.power(10000.0, np.arange(0, head_dim, 2) / -head_dim)
    table = np.empty((2 * seq_len, head_dim), dtype=np.float32)
    np.outer(np.arange(seq_len, -seq_len, -1), frequency, out=(angle := np.empty((2 * seq_len, head_dim // 2))))
    np.sin(angle, out=table[:, ::2], casting="same_kind")
    np.cos(angle, out=table[:, 1::2], casting="same_kind")
    result = np.empty((seq_len, seq_len, head_dim), dtype=np.float32)
    for i in range(seq_len):
        result[i] = table[seq_len - i : 2 * seq_len - i]
    return result
