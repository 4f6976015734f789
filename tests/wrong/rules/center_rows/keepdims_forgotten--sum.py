# The sums lose the last axis, and line up with the wrong one.
import numpy as np


def center_rows(x):
    return x - np.sum(x, axis=-1) / x.shape[-1]
