# the product is written into a float64 array
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    weighted = np.zeros((len(position_weights), *pe.shape))
    for sample, weights in enumerate(position_weights):
        weighted[sample] = pe * weights
    return weighted
