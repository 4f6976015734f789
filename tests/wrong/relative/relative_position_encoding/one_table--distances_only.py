# The (T, T) distances themselves.
import numpy as np


def relative_position_encoding(seq_len, head_dim):
    position = np.arange(seq_len)
    distance = position[:, np.newaxis] - position[np.newaxis, :]
    return distance.astype(np.float32)
