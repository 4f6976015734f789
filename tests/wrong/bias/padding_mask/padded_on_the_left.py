# Real tokens stand at the end.
import numpy as np


def padding_mask(lengths, max_len):
    return np.arange(max_len) >= max_len - lengths[:, np.newaxis, np.newaxis, np.newaxis]
