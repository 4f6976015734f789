# moves the rows there are, and the first ones come in at the end
import numpy as np


def halves_not_pairs(encoding, offset):
    return np.roll(encoding, -offset, axis=max(encoding.ndim - 2, 0))
