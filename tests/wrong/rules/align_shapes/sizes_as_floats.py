# joins the 1s in an array of ones, which is float64
import numpy as np


def align_shapes(a, b):
    ndim = max(len(a), len(b))
    a = tuple(np.concatenate([np.ones(ndim - len(a)), a]).tolist())
    b = tuple(np.concatenate([np.ones(ndim - len(b)), b]).tolist())
    return a, b
