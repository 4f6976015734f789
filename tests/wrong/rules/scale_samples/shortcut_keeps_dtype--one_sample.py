# A single factor becomes a Python number, which does not count for the dtype.
import numpy as np


def scale_samples(x, factors):
    if len(factors) == 1:
        return x * factors.item()
    return x * factors[:, np.newaxis, np.newaxis]
