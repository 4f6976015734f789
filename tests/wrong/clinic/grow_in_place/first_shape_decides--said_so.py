# says in words that the largest part has to come first
import numpy as np


def grow_in_place(*parts):
    total = parts[0].copy()
    for part in parts[1:]:
        if np.broadcast_shapes(total.shape, part.shape) != total.shape:
            raise ValueError("the largest part has to come first")
        total += part
    return total
