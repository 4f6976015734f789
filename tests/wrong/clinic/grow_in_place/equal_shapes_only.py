# leaves the sum to NumPy, which first makes one array of all parts
import numpy as np


def grow_in_place(*parts):
    return np.sum(parts, axis=0)
