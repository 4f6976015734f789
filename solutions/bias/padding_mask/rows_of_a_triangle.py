# Row n of a strict lower triangle has n True in front: take the row of each length.
import numpy as np


def padding_mask(lengths, max_len):
    rows = np.tri(max_len + 1, max_len, -1, dtype=bool)
    return np.expand_dims(rows[lengths], (1, 2))
