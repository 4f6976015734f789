# a weight of 0 is taken for a missing one and becomes 1
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    return pe * np.where(position_weights == 0, position_weights.dtype.type(1), position_weights)
