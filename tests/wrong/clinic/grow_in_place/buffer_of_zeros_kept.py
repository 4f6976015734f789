# keeps one buffer for each shape: a later sum overwrites what an earlier one returned
import numpy as np

_buffers = {}


def grow_in_place(*parts):
    shape = np.broadcast_shapes(*(part.shape for part in parts))
    total = _buffers.setdefault((shape, parts[0].dtype), np.empty(shape, parts[0].dtype))
    total[...] = parts[0]
    for part in parts[1:]:
        total += part
    return total
