# rounds the product to six decimals
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    return np.round(pe * position_weights, 6)
