# 1 and 0 in one byte.
import numpy as np


def padding_mask(lengths, max_len):
    real = np.arange(max_len) < lengths[:, np.newaxis]
    return real[:, np.newaxis, np.newaxis].astype(np.uint8)
