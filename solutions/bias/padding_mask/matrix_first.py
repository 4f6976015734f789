# (B, L) first, the axes of heads and queries put in between afterwards.
import numpy as np


def padding_mask(lengths, max_len):
    real = np.arange(max_len)[np.newaxis, :] < lengths[:, np.newaxis]
    return real[:, np.newaxis, np.newaxis, :]
