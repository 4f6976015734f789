# (B, 1, L, L): rows of padding are hidden as well.
import numpy as np


def padding_mask(lengths, max_len):
    real = np.arange(max_len) < lengths[:, np.newaxis]
    return (real[:, :, np.newaxis] & real[:, np.newaxis, :])[:, np.newaxis]
