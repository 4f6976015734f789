# asks for a contiguous array, which a single sample already is
import numpy as np


def read_only_view(encoding, lengths):
    batch = np.ascontiguousarray(np.broadcast_to(encoding, (len(lengths), *encoding.shape)))
    for rows, length in zip(batch, lengths, strict=True):
        rows[length:] = 0
    return batch
