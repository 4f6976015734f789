# takes the absolute value of the weights
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    return pe * np.abs(position_weights)
