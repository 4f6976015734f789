# puts the same copy into the list once for each sample
import numpy as np


def read_only_view(encoding, lengths):
    samples = [encoding.copy()] * len(lengths)
    for rows, length in zip(samples, lengths, strict=True):
        rows[length:] = 0
    return np.stack(samples)
