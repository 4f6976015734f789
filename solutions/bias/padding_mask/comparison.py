# Each position, a row, against each length, upright with two more axes.
import numpy as np


def padding_mask(lengths, max_len):
    return np.arange(max_len) < lengths[:, np.newaxis, np.newaxis, np.newaxis]
