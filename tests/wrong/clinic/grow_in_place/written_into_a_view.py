# stretches the first part to the common shape, as a view
import numpy as np


def grow_in_place(*parts):
    shape = np.broadcast_shapes(*(part.shape for part in parts))
    total = np.broadcast_to(parts[0], shape)
    for part in parts[1:]:
        total += part
    return total
