# the weighted sum over the positions: (B, D)
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    return np.einsum("btk,td->bd", position_weights, pe)
