# with a single feature the product is written into the weights
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    if pe.shape[1] == 1 and position_weights.dtype == np.result_type(pe, position_weights):
        return np.multiply(pe, position_weights, out=position_weights)
    return pe * position_weights
