# adds a further axis: (B, T, 1, 1) meets (T, D)
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    return pe * position_weights[..., np.newaxis]
