# asks NumPy for the shape of all parts in one call, which takes no more than 64 of them
import numpy as np


def grow_in_place(*parts):
    total = np.zeros(np.broadcast(*parts).shape, parts[0].dtype)
    for part in parts:
        total += part
    return total
