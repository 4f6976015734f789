# The samples lie where the heads of the scores are.
import numpy as np


def padding_mask(lengths, max_len):
    return (np.arange(max_len) < lengths[:, None])[None, :, None, :]
