# folds the parts without a start: a single one comes back as it is
from functools import reduce

import numpy as np


def grow_in_place(*parts):
    return reduce(np.add, parts)
