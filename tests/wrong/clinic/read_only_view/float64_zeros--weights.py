# multiplies by weights without a dtype
import numpy as np


def read_only_view(encoding, lengths):
    weights = np.ones((len(lengths), len(encoding), 1))
    for sample, length in enumerate(lengths):
        weights[sample, length:] = 0
    return encoding * weights
