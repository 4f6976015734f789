# Both new axes behind: (B, L, 1, 1).
import numpy as np


def padding_mask(lengths, max_len):
    return (np.arange(max_len) < lengths[:, np.newaxis])[..., np.newaxis, np.newaxis]
