# adds to the larger one, which is the caller's
import numpy as np


def grow_in_place(*parts):
    total = parts[0].copy()
    for part in parts[1:]:
        if np.broadcast_shapes(total.shape, part.shape) == total.shape:
            total += part
        elif np.broadcast_shapes(total.shape, part.shape) == part.shape:
            part += total
            total = part
        else:
            total = total + part
    return total
