# takes the larger size of every axis, also against 0
import numpy as np


def grow_in_place(*parts):
    ndim = max(part.ndim for part in parts)
    padded = [(1,) * (ndim - part.ndim) + part.shape for part in parts]
    total = np.zeros([max(axis) for axis in zip(*padded, strict=True)], parts[0].dtype)
    for part in parts:
        total += part
    return total
