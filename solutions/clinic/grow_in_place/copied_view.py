# The first part is stretched to the common shape as a view, and copied; the rest goes into the copy.
import numpy as np


def grow_in_place(*parts):
    first, *rest = np.broadcast_arrays(*parts)
    total = np.array(first)
    for part in rest:
        np.add(total, part, out=total)
    return total
