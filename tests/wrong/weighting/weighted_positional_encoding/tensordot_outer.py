# outer product of all axes: (B, T, 1, T, D)
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    return np.tensordot(position_weights, pe, axes=0)
