# Upright are the positions: every row of the table is a position.
import numpy as np


def padding_mask(lengths, max_len):
    real = np.arange(max_len)[:, np.newaxis] < lengths
    return real.reshape(lengths.size, 1, 1, max_len)
