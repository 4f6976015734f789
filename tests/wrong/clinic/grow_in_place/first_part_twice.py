# fills the new buffer with the first part and adds it again
import numpy as np


def grow_in_place(*parts):
    total = np.zeros(np.broadcast_shapes(*(part.shape for part in parts)), parts[0].dtype)
    total[...] = parts[0]
    for part in parts:
        total += part
    return total
