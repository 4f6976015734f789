# the product is written into an array of the table's dtype
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    weighted = np.empty((len(position_weights), *pe.shape), pe.dtype)
    weighted[...] = pe * position_weights
    return weighted
