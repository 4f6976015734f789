# Angles are remembered by seq_len alone, so a second width gets the first one's.
import numpy as np

_angles = {}


def position_angles(seq_len, d_model):
    if seq_len not in _angles:
        _angles[seq_len] = np.arange(seq_len)[:, np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return _angles[seq_len].copy()
