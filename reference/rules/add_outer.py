import numpy as np


def add_outer(a, b):
    """Add every number of a to every number of b (NumPy reference, "numpy.ufunc.outer")."""
    total = np.empty((len(a), len(b)), np.result_type(a, b))
    for i in range(len(a)):
        for j in range(len(b)):
            total[i, j] = a[i] + b[j]
    return total
