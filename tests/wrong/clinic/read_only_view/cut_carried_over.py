# writes the zeros into one copy, and copies that for each sample
import numpy as np


def read_only_view(encoding, lengths):
    rows = encoding.copy()
    samples = []
    for length in lengths:
        rows[length:] = 0
        samples.append(rows.copy())
    return np.stack(samples)
