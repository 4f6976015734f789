# In place as long as the shape stays, a new array where it grows.
import numpy as np


def grow_in_place(*parts):
    total = np.array(parts[0], copy=True)
    for part in parts[1:]:
        if np.broadcast_shapes(total.shape, part.shape) == total.shape:
            total += part
        else:
            total = np.add(total, part)
    return total
