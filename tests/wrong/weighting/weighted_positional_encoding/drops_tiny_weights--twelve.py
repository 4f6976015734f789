# weights below 1e-12 in size are set to 0
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    weights = np.where(np.abs(position_weights) < 1e-12, position_weights.dtype.type(0), position_weights)
    return pe * weights
