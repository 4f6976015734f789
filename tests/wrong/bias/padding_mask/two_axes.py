# (B, L), without the axes of heads and queries.
import numpy as np


def padding_mask(lengths, max_len):
    return np.arange(max_len) < lengths[:, np.newaxis]
