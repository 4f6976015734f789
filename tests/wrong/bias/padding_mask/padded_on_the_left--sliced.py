# Real tokens stand at the end, taken by a slice from -length.
import numpy as np


def padding_mask(lengths, max_len):
    mask = np.zeros((len(lengths), 1, 1, max_len), dtype=bool)
    for sample, length in enumerate(lengths):
        mask[sample, 0, 0, -length:] = True
    return mask
