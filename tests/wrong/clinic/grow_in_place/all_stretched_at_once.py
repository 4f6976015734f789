# copies every part in the size of the result before summing
import numpy as np


def grow_in_place(*parts):
    return np.stack(np.broadcast_arrays(*parts)).sum(axis=0)
