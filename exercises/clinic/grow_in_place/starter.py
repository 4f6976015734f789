import numpy as np


def add_part(total, part):
    total += part  # in place: one buffer, however many parts there are
    return total


def grow_in_place(*parts):
    total = np.array(parts[0])
    for part in parts[1:]:
        total = add_part(total, part)
    return total
