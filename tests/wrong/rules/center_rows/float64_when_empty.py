# returns zeros without a dtype where there are no rows
import numpy as np


def center_rows(x):
    if x.size == 0:
        return np.zeros(x.shape)
    return x - x.mean(axis=-1, keepdims=True)
