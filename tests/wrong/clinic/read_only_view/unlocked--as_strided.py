# makes the stretched view by hand, where nothing locks it
import numpy as np


def read_only_view(encoding, lengths):
    batch = np.lib.stride_tricks.as_strided(encoding, (len(lengths), *encoding.shape), (0, *encoding.strides))
    for rows, length in zip(batch, lengths, strict=True):
        rows[length:] = 0
    return batch
