# -1 in a reshape.
import numpy as np


def padding_mask(lengths, max_len):
    return (np.arange(max_len) < lengths[:, np.newaxis]).reshape(-1, 1, 1, max_len)
