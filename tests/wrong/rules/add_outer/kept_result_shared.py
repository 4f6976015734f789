# a table is kept, and handed out again for the same vectors
import numpy as np

KEPT = {}


def add_outer(a, b):
    key = a.dtype, b.dtype, a.tobytes(), b.tobytes()
    if key not in KEPT:
        KEPT[key] = a[:, np.newaxis] + b
    return KEPT[key]
