# wraps the product in one more axis: (1, B, T, D)
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    return (pe * position_weights)[np.newaxis]
