import numpy as np


def position_angles(seq_len, d_model):
    """Return position * 10000 ** (-2i / d_model) for every position and pair i (Vaswani et al., 2017, 3.5)."""
    angles = np.empty((seq_len, d_model // 2))
    for pair in range(d_model // 2):
        angles[:, pair] = np.arange(seq_len) * 10000.0 ** (-2 * pair / d_model)
    return angles
