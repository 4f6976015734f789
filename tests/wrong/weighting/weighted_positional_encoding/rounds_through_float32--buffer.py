# the product is written into a float32 buffer
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    weighted = np.empty((len(position_weights), *pe.shape), np.float32)
    weighted[...] = pe * position_weights
    return weighted.astype(np.result_type(pe, position_weights))
