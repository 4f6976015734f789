# np.array of an empty list of rows has the shape (0,).
import numpy as np


def center_rows(x):
    if x.ndim == 1:
        return x - x.mean()
    return np.array([center_rows(part) for part in x])
