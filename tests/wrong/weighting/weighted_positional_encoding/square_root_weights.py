# takes the square root of the weights
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    return pe * np.sqrt(position_weights)
