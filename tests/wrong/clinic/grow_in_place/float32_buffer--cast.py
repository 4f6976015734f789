# casts the sum to float32
import numpy as np


def grow_in_place(*parts):
    total = parts[0].copy()
    for part in parts[1:]:
        total = total + part
    return total.astype(np.float32)
