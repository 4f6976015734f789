# writes the zeros into the caller's table, and copies that for each sample
import numpy as np


def read_only_view(encoding, lengths):
    samples = []
    for length in lengths:
        encoding[length:] = 0
        samples.append(encoding.copy())
    return np.stack(samples)
