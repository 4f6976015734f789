# Positions are counted from 1.
import numpy as np


def padding_mask(lengths, max_len):
    return np.arange(1, max_len + 1) < lengths[:, np.newaxis, np.newaxis, np.newaxis]
