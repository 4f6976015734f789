# np.stack of no rows raises.
import numpy as np


def relative_position_encoding(seq_len, head_dim):
    position = np.arange(seq_len)
    distance = position[:, np.newaxis] - position[np.newaxis, :]
    frequency = 10000.0 ** (-np.arange(0, head_dim, 2) / head_dim)
    rows = []
    for line in distance:
        angle = line[:, np.newaxis] * frequency
        rows.append(np.stack([np.sin(angle), np.cos(angle)], axis=-1).reshape(seq_len, head_dim))
    return np.stack(rows).astype(np.float32)
