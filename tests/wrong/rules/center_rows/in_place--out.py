# Writes the result over the caller's array.
import numpy as np


def center_rows(x):
    return np.subtract(x, x.mean(axis=-1, keepdims=True), out=x)
