# (B, 1, L, 1): the padding lies on the queries.
import numpy as np


def padding_mask(lengths, max_len):
    return (np.arange(max_len) < lengths[:, np.newaxis])[:, np.newaxis, :, np.newaxis]
