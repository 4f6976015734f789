# A list of rows, turned into an array.
import numpy as np


def padding_mask(lengths, max_len):
    rows = [[[[position < length for position in range(max_len)]]] for length in lengths]
    return np.array(rows, dtype=bool)
