# begins to clear one row too late
import numpy as np


def read_only_view(encoding, lengths):
    batch = np.repeat(encoding[None], len(lengths), axis=0)
    for rows, length in zip(batch, lengths, strict=True):
        rows[length + 1 :] = 0
    return batch
