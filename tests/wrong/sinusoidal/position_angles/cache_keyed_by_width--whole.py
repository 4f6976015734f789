# Angles are remembered by d_model alone and returned whole, whatever length is asked for.
import numpy as np

_angles = {}


def position_angles(seq_len, d_model):
    if d_model not in _angles:
        _angles[d_model] = np.arange(seq_len)[:, np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return _angles[d_model]
