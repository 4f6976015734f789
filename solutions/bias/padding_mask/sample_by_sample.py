# Padding taken away, one sample at a time.
import numpy as np


def padding_mask(lengths, max_len):
    mask = np.full((lengths.size, max_len), True)
    for row, length in zip(mask, lengths, strict=True):
        row[length:] = False
    return mask.reshape(-1 if lengths.size and max_len else lengths.size, 1, 1, max_len)
