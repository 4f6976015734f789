# keeps the sizes in an array of ones, which is float64
import numpy as np


def broadcast_shapes(*shapes):
    sizes = np.ones(max(map(len, shapes), default=0))
    for shape in shapes:
        for axis in range(-1, -len(shape) - 1, -1):
            if shape[axis] == 1:
                continue
            if sizes[axis] not in (1, shape[axis]):
                raise ValueError(f"axis {axis}: {int(sizes[axis])} against {shape[axis]}")
            sizes[axis] = shape[axis]
    return tuple(sizes.tolist())
