# The first sample decides for all of them.
import numpy as np


def padding_mask(lengths, max_len):
    mask = np.zeros((lengths.size, 1, 1, max_len), dtype=bool)
    mask[..., : lengths[:1].sum()] = True
    return mask
