# the program as it was: everything goes into an array of the first part's shape
import numpy as np


def add_part(total, part):
    total += part
    return total


def grow_in_place(*parts):
    total = np.array(parts[0])
    for part in parts[1:]:
        total = add_part(total, part)
    return total
