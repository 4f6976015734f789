# drops the copy at the beginning
import numpy as np


def grow_in_place(*parts):
    total = parts[0]
    for part in parts[1:]:
        if np.broadcast_shapes(total.shape, part.shape) == total.shape:
            total += part
        else:
            total = total + part
    return total
