# the weights are laid along the features: (B, 1, T)
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    return pe * np.swapaxes(position_weights, 1, 2)
