# returns zeros without a dtype where the sum has no elements
import numpy as np


def grow_in_place(*parts):
    shape = np.broadcast_shapes(*(part.shape for part in parts))
    if 0 in shape:
        return np.zeros(shape)
    total = np.zeros(shape, parts[0].dtype)
    for part in parts:
        total += part
    return total
