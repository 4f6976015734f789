# One token less than there are.
import numpy as np


def padding_mask(lengths, max_len):
    last = lengths - 1
    return (np.arange(max_len)[None, :] < last[:, None])[:, None, None, :]
