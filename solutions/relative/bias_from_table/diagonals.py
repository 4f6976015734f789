# Each column of the table fills one diagonal, the outermost ones a corner.
import numpy as np


def bias_from_table(table, seq_len):
    k = table.shape[1] // 2
    bias = np.zeros((table.shape[0], seq_len, seq_len), dtype=table.dtype)
    query, key = np.indices((seq_len, seq_len))
    for column, number in enumerate(table.T):
        distance = column - k
        here = query - key == distance
        if distance == k:
            here |= query - key > k
        if distance == -k:
            here |= query - key < -k
        bias[:, here] = number[:, None]
    return bias
