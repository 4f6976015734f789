# As long as the longest sample.
import numpy as np


def padding_mask(lengths, max_len):
    longest = lengths.max() if lengths.size else max_len
    return np.arange(longest) < lengths[:, np.newaxis, np.newaxis, np.newaxis]
