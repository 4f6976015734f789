# every call writes into the same array
import numpy as np

BUFFERS = {}


def weighted_positional_encoding(pe, position_weights):
    shape = len(position_weights), *pe.shape
    dtype = np.result_type(pe, position_weights)
    key = shape, dtype
    if key not in BUFFERS:
        BUFFERS[key] = np.empty(shape, dtype)
    return np.multiply(pe, position_weights, out=BUFFERS[key])
