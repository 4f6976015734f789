# A fold over the parts, from a zero of their dtype.
from functools import reduce

import numpy as np


def grow_in_place(*parts):
    return reduce(np.add, parts, np.zeros(1, parts[0].dtype))
