# Returns the means, stretched to the shape of x.
import numpy as np


def center_rows(x):
    return np.broadcast_to(x.mean(axis=-1, keepdims=True), x.shape).copy()
