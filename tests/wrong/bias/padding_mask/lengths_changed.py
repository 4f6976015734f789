# Counts the lengths down while it fills the mask.
import numpy as np


def padding_mask(lengths, max_len):
    mask = np.zeros((lengths.size, 1, 1, max_len), dtype=bool)
    for position in range(max_len):
        mask[:, 0, 0, position] = lengths > 0
        lengths -= 1
    return mask
