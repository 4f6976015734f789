# outer product of all axes, the table first: (T, D, B, T, 1)
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    return np.multiply.outer(pe, position_weights)
