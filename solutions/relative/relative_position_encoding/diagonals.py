# Distances are constant along diagonals: fill one diagonal at a time.
import numpy as np


def relative_position_encoding(seq_len, head_dim):
    column = np.arange(head_dim)
    frequency = 10000.0 ** (-(column - column % 2) / head_dim)
    phase = np.where(column % 2 == 0, 0.0, np.pi / 2)
    result = np.zeros((seq_len, seq_len, head_dim), dtype=np.float32)
    for distance in range(1 - seq_len, seq_len):
        row = np.arange(max(distance, 0), seq_len + min(distance, 0))
        result[row, row - distance] = np.sin(distance * frequency + phase)
    return result
