# two Python loops
import numpy as np


def add_outer(a, b):
    total = np.empty((len(a), len(b)), np.result_type(a, b))
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            total[i, j] = x + y
    return total
