# the product is sent into pe with out=
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    return np.multiply(pe, position_weights, out=pe)
