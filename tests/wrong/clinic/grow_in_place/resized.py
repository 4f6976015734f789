# makes room with np.resize, which repeats elements in memory order
import numpy as np


def grow_in_place(*parts):
    shape = np.broadcast_shapes(*(part.shape for part in parts))
    total = np.resize(parts[0], shape)
    for part in parts[1:]:
        total += part
    return total
