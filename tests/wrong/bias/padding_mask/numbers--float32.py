# 1 and 0 in float32.
import numpy as np


def padding_mask(lengths, max_len):
    return (np.arange(max_len) < lengths.reshape(-1, 1, 1, 1)).astype(np.float32)
