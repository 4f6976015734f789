# 1.0 and 0.0.
import numpy as np


def padding_mask(lengths, max_len):
    mask = np.zeros((lengths.size, 1, 1, max_len))
    for sample, length in enumerate(lengths):
        mask[sample, :, :, :length] = 1
    return mask
