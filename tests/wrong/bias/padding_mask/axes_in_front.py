# Both new axes in front: (1, 1, B, L).
import numpy as np


def padding_mask(lengths, max_len):
    return (np.arange(max_len) < lengths[:, np.newaxis])[np.newaxis, np.newaxis]
