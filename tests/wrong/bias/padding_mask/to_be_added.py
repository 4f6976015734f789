# 0 and minus infinity.
import numpy as np


def padding_mask(lengths, max_len):
    return np.where(np.arange(max_len) < lengths[:, np.newaxis, np.newaxis, np.newaxis], 0.0, -np.inf)
