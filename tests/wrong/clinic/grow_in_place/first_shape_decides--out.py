# names the first part's copy as the place for the result
import numpy as np


def grow_in_place(*parts):
    total = parts[0].copy()
    for part in parts[1:]:
        np.add(total, part, out=total)
    return total
