# The longest sample decides for all of them.
import numpy as np


def padding_mask(lengths, max_len):
    longest = lengths.max(initial=0)
    return np.broadcast_to(np.arange(max_len) < longest, (lengths.size, 1, 1, max_len))
