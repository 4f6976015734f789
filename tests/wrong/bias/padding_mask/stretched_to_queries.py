# (B, 1, L, L): written out for every query.
import numpy as np


def padding_mask(lengths, max_len):
    real = np.arange(max_len) < lengths[:, np.newaxis]
    return np.repeat(real[:, np.newaxis, np.newaxis, :], max_len, axis=2)
