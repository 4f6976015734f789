# makes a new array where a part has more axes, and adds in place elsewhere
import numpy as np


def grow_in_place(*parts):
    total = np.array(parts[0])
    for part in parts[1:]:
        if part.ndim > total.ndim:
            total = total + part
        else:
            total += part
    return total
